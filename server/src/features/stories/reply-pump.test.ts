import { emptyReply, foldReply, type ReplyHappening } from '@sirenade/contract/reply-stream';
import type { SirenImage } from '@sirenade/contract/sirens';
import { describe, expect, it } from 'vitest';
import { untilStopped } from '../../../test/fake-painter.ts';
import { GREETING, makeGate } from '../../../test/fake-writer.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SpeechPiece } from '../../providers/speech/speech.ts';
import type { TextEvent } from '../../providers/text/text.ts';
import { PACES, pumpReply, type ReplyPorts } from './reply-pump.ts';

const USAGE: TextEvent = { usage: { promptTokens: null, replyTokens: null, finish: 'stop' } };
const TEXT = GREETING.join('');
const IMAGE: SirenImage = { id: 'p', url: '/p', card_url: '/c', thumb_url: '/t', width: 1, height: 1 };

async function* written(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<TextEvent> {
  for await (const piece of pieces) yield { piece };
  yield USAGE;
}

/** A sentence is a second long, and its words share it. */
function sound(sentence: string): SpeechPiece {
  const words = sentence.split(' ');
  const times = words.map((word, at) => ({ word, start: at / words.length, end: (at + 1) / words.length }));
  return { audio: Buffer.from(sentence), seconds: 1, words: times, timed: true };
}

/** Ports that greet, with what was told; a test changes what it is about. */
function portsWith(changes: Partial<ReplyPorts> = {}) {
  const told: ReplyHappening[] = [];
  const faults: unknown[] = [];
  const ports: ReplyPorts = {
    write: () => written(GREETING),
    judge: async () => {},
    speech: null,
    paint: null,
    findTags: null,
    tell: (happening) => told.push(happening),
    shown: () => {},
    failed: (what, error) => faults.push([what, error]),
    before: 'Hello',
    ...changes,
  };
  return { ports, told, faults };
}
const speaks = (speak: NonNullable<ReplyPorts['speech']>['speak'], mostWords = 100) => ({ speak, mostWords });
const plainly = speaks(async function* (sentence) {
  yield sound(sentence);
});
const never = new AbortController().signal;
const kindsOf = (told: ReplyHappening[]) => told.map((happening) => Object.keys(happening)[0]);
const textOf = (told: ReplyHappening[]) =>
  told.reduce((reply, event, at) => foldReply(reply, { ...event, seq: at + 1 }), emptyReply).text;

describe('a reply', () => {
  it('is told as its sentences come, and nothing of it is lost or doubled [A26]', async () => {
    const { ports, told } = portsWith();
    expect(await pumpReply(ports, never)).toEqual({
      text: TEXT,
      spoken: null,
      image: null,
      tags: null,
      stopped: false,
    });
    expect(told).toEqual([
      { chunk: 'Good evening. ' },
      { chunk: '*turns the lamp* The sea is calm tonight. ' },
      { chunk: 'Will you stay?' },
    ]);
  });

  it('comes out the same in whatever pieces it was written', async () => {
    for (const size of [1, 2, 3, 7, 1000]) {
      const { ports, told } = portsWith({ write: () => written(TEXT.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []) });
      expect((await pumpReply(ports, never)).text).toBe(TEXT);
      expect(told).toHaveLength(3);
    }
  });

  it('is judged before it is shown, with what it answers; what is refused is never told', async () => {
    const judged: string[] = [];
    const { ports, told } = portsWith({
      judge: async (text) => {
        judged.push(text);
        if (text.includes('stay')) throw new AppError('reply_refused');
      },
      paint: untilStoppedPort,
    });
    await expect(pumpReply(ports, never)).rejects.toMatchObject({ code: 'reply_refused' });
    expect(judged[0]).toMatch(/^Hello\s+Good evening\. $/);
    expect(textOf(told)).toBe('Good evening. *turns the lamp* The sea is calm tonight. ');
    expect(JSON.stringify(told)).not.toContain('stay');
  });

  it('that its engine filtered is refused', async () => {
    async function* filtered(): AsyncGenerator<TextEvent> {
      yield { piece: 'Good' };
      yield { usage: { promptTokens: null, replyTokens: null, finish: 'filtered' } };
    }
    const { ports } = portsWith({ write: filtered });
    await expect(pumpReply(ports, never)).rejects.toMatchObject({ code: 'reply_refused' });
  });

  it('that does not end by itself is ended', async () => {
    async function* endless(): AsyncGenerator<TextEvent> {
      for (;;) yield { piece: 'On and on it goes. ' };
    }
    const { ports } = portsWith({ write: endless });
    expect((await pumpReply(ports, never)).text).toHaveLength(20_000);
    const huge = portsWith({ write: () => written(['x'.repeat(10_000_000)]) });
    expect((await pumpReply(huge.ports, never)).text).toHaveLength(20_000);
  });

  it('whose engine falls silent fails, also where the engine heeds no signal', async () => {
    const stuck = portsWith({
      write: async function* () {
        yield { piece: 'Good evening. ' };
        await new Promise(() => {});
      },
    });
    const outcome = pumpReply(stuck.ports, never, { ...PACES, textMs: 30 });
    await expect(outcome).rejects.toMatchObject({ code: 'unavailable' });
    expect(textOf(stuck.told)).toBe('Good evening. ');
  });

  it('without words is an empty one, without a picture', async () => {
    const { ports } = portsWith({ write: () => written([' ', '\n']), paint: untilStoppedPort });
    expect(await pumpReply(ports, never)).toMatchObject({ text: '', image: null, stopped: false });
  });

  it('keeps no NUL, which no text column can hold', async () => {
    const { ports } = portsWith({ write: () => written(['Good\0 evening.']) });
    expect((await pumpReply(ports, never)).text).toBe('Good evening.');
  });
});

async function untilStoppedPort(signal: AbortSignal): Promise<never> {
  return untilStopped({ signal });
}

describe('speech', () => {
  it('starts with the first finished sentence while the text still comes, in order, without what is done [T6]', async () => {
    const gate = makeGate();
    const { ports, told } = portsWith({
      speech: plainly,
      write: () =>
        written(
          (async function* () {
            yield 'Good evening. *turns the lamp* The ';
            await gate.opened;
            yield 'sea is calm. Stay.';
          })(),
        ),
    });
    const outcome = pumpReply(ports, never);
    await expect.poll(() => kindsOf(told)).toEqual(['chunk', 'audio']);
    gate.open();
    const { spoken } = await outcome;
    const said = told.flatMap((event) => ('audio' in event ? [Buffer.from(event.audio, 'base64').toString()] : []));
    expect(said).toEqual(['Good evening.', 'The sea is calm.', 'Stay.']);
    expect(spoken).toMatchObject({ seconds: 3, count: 7 });
    expect(Buffer.concat(spoken?.pieces ?? []).toString()).toBe(said.join(''));
    // In each event the times count from the start of the piece; in the whole, from the start of the whole.
    expect(spoken?.words.find(({ word }) => word === 'Stay.')).toEqual({ word: 'Stay.', start: 2, end: 3 });
  });

  it('is made one sentence ahead, and still told in order', async () => {
    const begun: string[] = [];
    const first = makeGate();
    const { ports, told } = portsWith({
      write: () => written(['One. Two. Three. Four.']),
      speech: speaks(async function* (sentence) {
        begun.push(sentence);
        if (sentence === 'One.') await first.opened;
        yield sound(sentence);
      }),
    });
    const outcome = pumpReply(ports, never);
    await expect.poll(() => begun).toEqual(['One.', 'Two.']);
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toHaveLength(2);
    expect(kindsOf(told)).not.toContain('audio');
    first.open();
    await outcome;
    expect(begun).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
    const said = told.flatMap((event) => ('audio' in event ? [Buffer.from(event.audio, 'base64').toString()] : []));
    expect(said).toEqual(begun);
  });

  it('that fails says so once, and the text goes on; what was said stays', async () => {
    const fault = new AppError('unavailable');
    const { ports, told, faults } = portsWith({
      speech: speaks(async function* (sentence) {
        if (sentence.startsWith('The')) throw fault;
        yield sound(sentence);
      }),
    });
    const outcome = await pumpReply(ports, never);
    expect(outcome).toMatchObject({ text: TEXT, stopped: false, spoken: { count: 2, seconds: 1 } });
    expect(told.filter((event) => 'missing' in event)).toEqual([
      { missing: 'audio', message: 'Her voice could not be made. What was not spoken is not charged.' },
    ]);
    expect(textOf(told)).toBe(TEXT);
    expect(faults).toEqual([['audio', fault]]);
  });

  it('that hangs is given up', async () => {
    const { ports, told } = portsWith({
      speech: speaks(async function* () {
        await new Promise(() => {});
      }),
    });
    const outcome = await pumpReply(ports, never, { ...PACES, speechMs: 20 });
    expect(outcome).toMatchObject({ text: TEXT, spoken: { count: 0, seconds: 0 } });
    expect(kindsOf(told)).toContain('missing');
  });

  it('goes as far as the words that are left', async () => {
    const { ports, told } = portsWith({ speech: { ...plainly, mostWords: 6 } });
    const { spoken } = await pumpReply(ports, never);
    expect(spoken?.count).toBe(2);
    expect(told.filter((event) => 'missing' in event)).toEqual([
      { missing: 'audio', message: 'Your audio words are used up. The rest is text only.' },
    ]);
    expect(textOf(told)).toBe(TEXT);
  });
});

describe('a picture', () => {
  it('is painted beside the text and told when it is there', async () => {
    const gate = makeGate();
    const { ports, told } = portsWith({
      paint: async () => {
        await gate.opened;
        return IMAGE;
      },
    });
    const outcome = pumpReply(ports, never);
    await expect.poll(() => textOf(told)).toBe(TEXT);
    gate.open();
    expect((await outcome).image).toEqual(IMAGE);
    expect(told.at(-1)).toEqual({ image: IMAGE });
  });

  it('that fails or is refused is only missing', async () => {
    const refused = new AppError('picture_refused');
    for (const [fault, message] of [
      [new Error('out of paint'), 'The picture could not be made. It was not charged.'],
      [refused, refused.message],
    ] as const) {
      const { ports, told } = portsWith({ paint: () => Promise.reject(fault) });
      expect(await pumpReply(ports, never)).toMatchObject({ text: TEXT, image: null });
      expect(told).toContainEqual({ missing: 'image', message });
    }
  });
});

describe('tags', () => {
  it('are told when they are found, and are not waited for too long', async () => {
    const quick = portsWith({ findTags: async () => ['harbour'] });
    expect((await pumpReply(quick.ports, never)).tags).toEqual(['harbour']);
    expect(quick.told).toContainEqual({ tags: ['harbour'] });
    const slow = portsWith({ findTags: () => new Promise(() => {}) });
    expect((await pumpReply(slow.ports, never, { ...PACES, tagsMs: 20 })).tags).toBeNull();
    const none = portsWith({ findTags: () => Promise.reject(new Error('none')) });
    expect((await pumpReply(none.ports, never)).tags).toBeNull();
    expect(kindsOf(none.told)).not.toContain('tags');
  });
});

describe('stopping', () => {
  it('ends at once with what was shown, whatever the engines do', async () => {
    const stop = new AbortController();
    const { ports, told } = portsWith({
      write: () =>
        written(
          (async function* () {
            yield 'Good evening. The sea';
            await new Promise(() => {});
          })(),
        ),
      speech: plainly,
      paint: untilStoppedPort,
      findTags: () => new Promise(() => {}),
    });
    const outcome = pumpReply(ports, stop.signal);
    await expect.poll(() => kindsOf(told)).toEqual(['chunk', 'audio']);
    stop.abort(new Error('enough'));
    expect(await outcome).toMatchObject({ text: 'Good evening. ', spoken: { count: 2 }, image: null, stopped: true });
    expect(kindsOf(told)).toEqual(['chunk', 'audio']);
  });

  it('after the text is whole ends the speech, and keeps what was heard', async () => {
    const stop = new AbortController();
    const { ports, told } = portsWith({
      speech: speaks(async function* (sentence, signal) {
        if (sentence.startsWith('Will')) await untilStopped({ signal });
        yield sound(sentence);
      }),
    });
    const outcome = pumpReply(ports, stop.signal);
    await expect.poll(() => kindsOf(told).filter((kind) => kind === 'audio')).toHaveLength(2);
    await expect.poll(() => textOf(told)).toBe(TEXT);
    stop.abort(new Error('enough'));
    expect(await outcome).toMatchObject({ text: TEXT, spoken: { count: 7 }, stopped: true });
  });
});
