import { silentMp3 } from '@sirenade/voice/test/fake-mp3';
import type { SpeechEngine } from '../src/providers/speech/speech.ts';
import type { Completion, TextEngine } from '../src/providers/text/text.ts';

/** A text engine with the answers of a test, which records its requests. */
export interface FakeWriter extends TextEngine {
  asked: Completion[];
  /** Answers one request; may throw or wait. */
  write: (input: Completion) => string | string[] | Promise<string | string[]>;
}

/** Makes a writer of numbered greetings. */
export function makeFakeWriter(): FakeWriter {
  const writer: FakeWriter = {
    kind: 'fake writer',
    window: 4096,
    asked: [],
    write: ({ list }) =>
      list ? ['calm', 'harbour', 'evening'] : `*waves* Good evening, number ${writer.asked.length}.`,
    async *stream() {},
    complete: async (input) => {
      writer.asked.push(input);
      const written = await writer.write(input);
      return typeof written === 'string' ? { text: written } : { list: written };
    },
  };
  return writer;
}

/** A speech engine of silence that records its texts. */
export interface FakeSpeaker extends SpeechEngine {
  said: { text: string; voice: string }[];
  /** Seconds of each piece. */
  pieces: number[];
  /** Pieces that were asked for. */
  made: number;
  before: () => void | Promise<void>;
}

/** Makes a speaker of one short piece. */
export function makeFakeSpeaker(): FakeSpeaker {
  const speaker: FakeSpeaker = {
    kind: 'fake speaker',
    said: [],
    pieces: [1.2],
    made: 0,
    before: () => {},
    async *speak(text, voice) {
      speaker.said.push({ text, voice });
      await speaker.before();
      for (const seconds of speaker.pieces) {
        speaker.made++;
        yield { audio: silentMp3(seconds), seconds, words: [], timed: false };
      }
    },
  };
  return speaker;
}
