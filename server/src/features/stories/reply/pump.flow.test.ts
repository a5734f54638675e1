import { describe, expect, it } from 'vitest';
import { GREETING, makeGate } from '../../../../test/fake-writer.ts';
import {
  kindsOf,
  never,
  noCues,
  plainly,
  portsWith,
  sound,
  speaks,
  TEXT,
  textOf,
  untilStoppedPort,
  written,
} from '../../../../test/pump-steps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { TextEvent } from '../../../providers/text/text.ts';
import { PUMP_TIMEOUTS, pumpReply } from './pump.flow.ts';

describe('a reply', () => {
  it('is emitted sentence by sentence, and no text is lost or doubled [A26]', async () => {
    const { ports, events } = portsWith();
    expect(await pumpReply(ports, never)).toEqual({
      text: TEXT,
      spoken: null,
      image: null,
      tags: null,
      stopped: false,
    });
    expect(events).toEqual([
      { chunk: 'Good evening. ' },
      { chunk: '*turns the lamp* The sea is calm tonight. ' },
      { chunk: 'Will you stay?' },
    ]);
  });

  it('is the same however the engine splits its pieces', async () => {
    for (const size of [1, 2, 3, 7, 1000]) {
      const { ports, events } = portsWith({ write: () => written(TEXT.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []) });
      expect((await pumpReply(ports, never)).text).toBe(TEXT);
      expect(events).toHaveLength(3);
    }
  });

  it('is judged before it is shown, together with its message; refused text is never emitted', async () => {
    const judged: string[] = [];
    const { ports, events } = portsWith({
      judge: async (text) => {
        judged.push(text);
        if (text.includes('stay')) throw new AppError('reply_refused');
      },
      paint: untilStoppedPort,
    });
    await expect(pumpReply(ports, never)).rejects.toMatchObject({ code: 'reply_refused' });
    expect(judged[0]).toMatch(/^Hello\s+Good evening\. $/);
    expect(textOf(events)).toBe('Good evening. *turns the lamp* The sea is calm tonight. ');
    expect(JSON.stringify(events)).not.toContain('stay');
  });

  it('is emitted piece by piece while it has no cue, and still judged', async () => {
    const judged: string[] = [];
    const { ports, events } = portsWith({ cues: noCues, judge: async (text) => void judged.push(text) });
    expect((await pumpReply(ports, never)).text).toBe(TEXT);
    expect(events).toEqual(GREETING.map((chunk) => ({ chunk })));
    expect(judged).toEqual([`Hello\n${TEXT}`]);
  });

  it('waits for the judge after a cue, and refused text is never emitted', async () => {
    const { ports, events } = portsWith({
      write: () => written(['The sea ', 'is wild ', 'tonight. ', 'Stay.']),
      cues: { atEnd: (text) => text.includes('wild'), within: (text) => text.includes('wild'), hasChild: () => false },
      judge: async (text) => {
        if (text.includes('wild')) throw new AppError('reply_refused');
      },
    });
    await expect(pumpReply(ports, never)).rejects.toMatchObject({ code: 'reply_refused' });
    expect(events).toEqual([{ chunk: 'The sea ' }]);
  });

  it('ends when it is refused after it was shown, soon or at its end', async () => {
    const words = Array.from({ length: 400 }, (_, n) => `word ${n} `);
    for (const pieces of [words, words.slice(0, 20)]) {
      const { ports, events } = portsWith({
        cues: noCues,
        write: () => written(pieces),
        judge: async () => {
          throw new AppError('reply_refused');
        },
      });
      await expect(pumpReply(ports, never)).rejects.toMatchObject({ code: 'reply_refused' });
      expect(textOf(events).length).toBeLessThan(1_000);
    }
  });

  it('is spoken by sentences also when its text is emitted by pieces', async () => {
    const { ports, events } = portsWith({
      cues: noCues,
      speech: plainly,
      write: () => written(TEXT.match(/.{1,3}/gs) ?? []),
    });
    expect((await pumpReply(ports, never)).spoken?.count).toBe(10);
    const spokenSentences = events.flatMap((event) =>
      'audio' in event ? [Buffer.from(event.audio, 'base64').toString()] : [],
    );
    expect(spokenSentences).toEqual(['Good evening.', 'The sea is calm tonight.', 'Will you stay?']);
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
    const outcome = pumpReply(stuck.ports, never, { ...PUMP_TIMEOUTS, textMs: 30 });
    await expect(outcome).rejects.toMatchObject({ code: 'unavailable' });
    expect(textOf(stuck.events)).toBe('Good evening. ');
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

describe('speech', () => {
  it('starts with the first finished sentence while text still comes, in order, without actions [T6]', async () => {
    const gate = makeGate();
    const { ports, events } = portsWith({
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
    await expect.poll(() => kindsOf(events)).toEqual(['chunk', 'audio']);
    gate.open();
    const { spoken } = await outcome;
    const spokenSentences = events.flatMap((event) =>
      'audio' in event ? [Buffer.from(event.audio, 'base64').toString()] : [],
    );
    expect(spokenSentences).toEqual(['Good evening.', 'The sea is calm.', 'Stay.']);
    expect(spoken).toMatchObject({ seconds: 3, count: 7 });
    expect(Buffer.concat(spoken?.pieces ?? []).toString()).toBe(spokenSentences.join(''));
    // Events time words from the start of their piece; the whole speech from its own start.
    expect(spoken?.words.find(({ word }) => word === 'Stay.')).toEqual({ word: 'Stay.', start: 2, end: 3 });
  });

  it('is made one sentence ahead, and still emitted in order', async () => {
    const begun: string[] = [];
    const first = makeGate();
    const { ports, events } = portsWith({
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
    expect(kindsOf(events)).not.toContain('audio');
    first.open();
    await outcome;
    expect(begun).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
    const spokenSentences = events.flatMap((event) =>
      'audio' in event ? [Buffer.from(event.audio, 'base64').toString()] : [],
    );
    expect(spokenSentences).toEqual(begun);
  });

  it('that fails emits one `missing` event; the text goes on, and the speech so far stays', async () => {
    const fault = new AppError('unavailable');
    const { ports, events, faults } = portsWith({
      speech: speaks(async function* (sentence) {
        if (sentence.startsWith('The')) throw fault;
        yield sound(sentence);
      }),
    });
    const outcome = await pumpReply(ports, never);
    expect(outcome).toMatchObject({ text: TEXT, stopped: false, spoken: { count: 2, seconds: 1 } });
    expect(events.filter((event) => 'missing' in event)).toEqual([
      { missing: 'audio', message: 'The voice could not be made. What was not spoken is not charged.' },
    ]);
    expect(textOf(events)).toBe(TEXT);
    expect(faults).toEqual([['audio', fault]]);
  });

  it('that hangs is given up', async () => {
    const { ports, events } = portsWith({
      speech: speaks(async function* () {
        await new Promise(() => {});
      }),
    });
    const outcome = await pumpReply(ports, never, { ...PUMP_TIMEOUTS, speechMs: 20 });
    expect(outcome).toMatchObject({ text: TEXT, spoken: { count: 0, seconds: 0 } });
    expect(kindsOf(events)).toContain('missing');
  });

  it('goes as far as the words that are left', async () => {
    const { ports, events } = portsWith({ speech: { ...plainly, reservedWords: 6 } });
    const { spoken } = await pumpReply(ports, never);
    expect(spoken?.count).toBe(2);
    expect(events.filter((event) => 'missing' in event)).toEqual([
      { missing: 'audio', message: 'Your audio words are used up. The rest is text only.' },
    ]);
    expect(textOf(events)).toBe(TEXT);
  });

  it('reserves more words as it goes on, and says when other replies have reserved the rest', async () => {
    const asked: number[] = [];
    const withMore = (areElsewhere: boolean, left: number) => ({
      ...plainly,
      reservedWords: 1,
      reserveMore: async (words: number) => {
        asked.push(words);
        const added = Math.min(left, words);
        left -= added;
        return { added, areElsewhere };
      },
    });
    const whole = portsWith({ speech: withMore(false, 100) });
    expect((await pumpReply(whole.ports, never)).spoken?.count).toBe(10);
    expect([kindsOf(whole.events).includes('missing'), asked]).toEqual([false, [40]]);

    const shared = portsWith({ speech: withMore(true, 2) });
    expect((await pumpReply(shared.ports, never)).spoken?.count).toBe(2);
    const message = 'Your other audio words are set aside for another answer. The rest is text only.';
    expect(shared.events.filter((event) => 'missing' in event)).toEqual([{ missing: 'audio', message }]);

    const away = portsWith({ speech: { ...withMore(false, 0), reserveMore: () => Promise.reject(new Error('away')) } });
    expect(await pumpReply(away.ports, never)).toMatchObject({ text: TEXT, spoken: { count: 0 } });
    expect(away.faults).toHaveLength(1);
  });
});
