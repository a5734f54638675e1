import { describe, expect, it } from 'vitest';
import { untilStopped } from '../../../../test/fake-painter.ts';
import { makeGate } from '../../../../test/fake-writer.ts';
import {
  IMAGE,
  kindsOf,
  LONG_TEXT,
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
import { PUMP_TIMEOUTS, pumpReply } from './pump.flow.ts';

describe('a text that may not go on', () => {
  it('is cut before it quotes the secrets, and the text so far stays', async () => {
    const quoting = (text: string) => text.includes('calm');
    const { ports, events } = portsWith({ cues: noCues, isQuoting: quoting, speech: plainly });
    expect(await pumpReply(ports, never)).toMatchObject({
      text: 'Good evening. *turns the lamp* The sea ',
      stopped: true,
    });
    expect(textOf(events)).not.toContain('calm');
    const atOnce = portsWith({ isQuoting: () => true });
    await expect(pumpReply(atOnce.ports, never)).rejects.toMatchObject({ code: 'reply_refused' });
    expect(atOnce.events).toEqual([]);
  });

  it('keeps the text so far when it reaches a length limit', async () => {
    const endless = portsWith({ cues: noCues, write: () => written(Array<string>(3_000).fill('on and on ')) });
    const { text, stopped } = await pumpReply(endless.ports, never);
    expect([text.length, stopped]).toEqual([20_000, true]);
    const left = portsWith({
      write: async function* () {
        yield { piece: 'On and on. And' };
        yield { usage: { promptTokens: null, replyTokens: null, finish: 'cut' } };
      },
    });
    expect(await pumpReply(left.ports, never)).toMatchObject({ text: 'On and on. And', stopped: true });
  });

  it('waits for the judge from its first word on where a child is in the story', async () => {
    const { ports, events } = portsWith({ cues: noCues, hasMinor: true });
    await pumpReply(ports, never);
    expect(events[0]).toEqual({ chunk: 'Good evening. ' });
  });
});

describe('a picture', () => {
  it('is not waited for much longer than all else, and stopping it leaves the text whole', async () => {
    const { ports, events } = portsWith({ paint: untilStoppedPort, speech: plainly });
    const outcome = await pumpReply(ports, never, { ...PUMP_TIMEOUTS, latePictureMs: 20 });
    expect(outcome).toMatchObject({ text: TEXT, spoken: { count: 10 }, image: null, stopped: false });
    expect(events.at(-1)).toMatchObject({ missing: 'image' });

    const stop = new AbortController();
    const other = portsWith({ paint: untilStoppedPort });
    const stopped = pumpReply(other.ports, stop.signal);
    await expect.poll(() => textOf(other.events)).toBe(TEXT);
    stop.abort(new Error('enough'));
    expect(await stopped).toMatchObject({ text: TEXT, image: null, stopped: false });
  });

  it('is painted from the whole of a short text, and emitted when it is ready', async () => {
    const gate = makeGate();
    const scenes: string[] = [];
    const { ports, events } = portsWith({
      paint: async (text) => {
        scenes.push(text);
        await gate.opened;
        return IMAGE;
      },
    });
    const outcome = pumpReply(ports, never);
    await expect.poll(() => textOf(events)).toBe(TEXT);
    gate.open();
    expect((await outcome).image).toEqual(IMAGE);
    expect(events.at(-1)).toEqual({ image: IMAGE });
    expect(scenes).toEqual([TEXT]);
  });

  it('is painted from the beginning of a long text while the rest is written', async () => {
    const gate = makeGate();
    const scenes: string[] = [];
    const { ports, events } = portsWith({
      write: () =>
        written(
          (async function* () {
            yield LONG_TEXT;
            await gate.opened;
            yield 'Then it is gone.';
          })(),
        ),
      paint: async (text) => {
        scenes.push(text);
        return IMAGE;
      },
    });
    const outcome = pumpReply(ports, never);
    await expect.poll(() => kindsOf(events)).toContain('image');
    gate.open();
    expect(await outcome).toMatchObject({ text: `${LONG_TEXT}Then it is gone.`, image: IMAGE });
    expect(scenes).toHaveLength(1);
    expect(LONG_TEXT.startsWith(scenes[0] ?? '?')).toBe(true);
    expect(scenes[0]?.length).toBeGreaterThanOrEqual(300);
  });

  it('is not begun for a text that fails or is stopped early', async () => {
    let count = 0;
    const paint = async () => {
      count++;
      return IMAGE;
    };
    const refused = portsWith({ paint, judge: () => Promise.reject(new AppError('reply_refused')) });
    await expect(pumpReply(refused.ports, never)).rejects.toMatchObject({ code: 'reply_refused' });
    const stop = new AbortController();
    const { ports, events } = portsWith({
      paint,
      write: (signal) =>
        written(
          (async function* () {
            yield 'Good evening. And';
            yield await untilStopped({ signal });
          })(),
        ),
    });
    const outcome = pumpReply(ports, stop.signal);
    await expect.poll(() => kindsOf(events)).toEqual(['chunk']);
    stop.abort(new Error('enough'));
    expect(await outcome).toMatchObject({ text: 'Good evening. ', image: null, stopped: true });
    expect(count).toBe(0);
  });

  it('that fails or is refused is only missing', async () => {
    const refused = new AppError('picture_refused');
    for (const [fault, message] of [
      [new Error('out of paint'), 'The picture could not be made. It was not charged.'],
      [refused, refused.message],
    ] as const) {
      const { ports, events } = portsWith({ paint: () => Promise.reject(fault) });
      expect(await pumpReply(ports, never)).toMatchObject({ text: TEXT, image: null });
      expect(events).toContainEqual({ missing: 'image', message });
    }
  });
});

describe('tags', () => {
  it('are emitted when they are found, and time out at the end', async () => {
    const quick = portsWith({ findTags: async () => ['harbour'] });
    expect((await pumpReply(quick.ports, never)).tags).toEqual(['harbour']);
    expect(quick.events).toContainEqual({ tags: ['harbour'] });
    const slow = portsWith({ findTags: () => new Promise(() => {}) });
    expect((await pumpReply(slow.ports, never, { ...PUMP_TIMEOUTS, tagsMs: 20 })).tags).toBeNull();
    const none = portsWith({ findTags: () => Promise.reject(new Error('none')) });
    expect((await pumpReply(none.ports, never)).tags).toBeNull();
    expect(kindsOf(none.events)).not.toContain('tags');
  });
});

describe('stopping', () => {
  it('keeps the tags and the picture that were emitted', async () => {
    const stop = new AbortController();
    const { ports, events } = portsWith({
      write: (signal) =>
        written(
          (async function* () {
            yield LONG_TEXT;
            yield await untilStopped({ signal });
          })(),
        ),
      paint: async () => IMAGE,
      findTags: async () => ['harbour'],
    });
    const outcome = pumpReply(ports, stop.signal);
    await expect.poll(() => [...new Set(kindsOf(events))].toSorted()).toEqual(['chunk', 'image', 'tags']);
    stop.abort(new Error('enough'));
    expect(await outcome).toMatchObject({ image: IMAGE, tags: ['harbour'], stopped: true });
  });

  it('ends at once with the shown text, also when engines ignore the signal', async () => {
    const stop = new AbortController();
    const { ports, events } = portsWith({
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
    await expect.poll(() => kindsOf(events)).toEqual(['chunk', 'audio']);
    stop.abort(new Error('enough'));
    expect(await outcome).toMatchObject({ text: 'Good evening. ', spoken: { count: 2 }, image: null, stopped: true });
    expect(kindsOf(events)).toEqual(['chunk', 'audio']);
  });

  it('after the text is whole ends the speech, and keeps the sentences spoken so far', async () => {
    const stop = new AbortController();
    const { ports, events } = portsWith({
      speech: speaks(async function* (sentence, signal) {
        if (sentence.startsWith('Will')) await untilStopped({ signal });
        yield sound(sentence);
      }),
    });
    const outcome = pumpReply(ports, stop.signal);
    await expect.poll(() => kindsOf(events).filter((kind) => kind === 'audio')).toHaveLength(2);
    await expect.poll(() => textOf(events)).toBe(TEXT);
    stop.abort(new Error('enough'));
    expect(await outcome).toMatchObject({ text: TEXT, spoken: { count: 7 }, stopped: false });
  });
});
