import { describe, expect, it } from 'vitest';
import { untilStopped } from '../../../../test/fake-painter.ts';
import { makeGate } from '../../../../test/fake-writer.ts';
import {
  IMAGE,
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
import { PUMP_TIMEOUTS, pumpReply } from './pump.flow.ts';

describe('a text that may not go on', () => {
  it('is cut where it reads out what is hidden, and kept so far', async () => {
    const quoting = (text: string) => text.includes('calm');
    const { ports, told } = portsWith({ cues: noCues, isQuoting: quoting, speech: plainly });
    expect(await pumpReply(ports, never)).toMatchObject({
      text: 'Good evening. *turns the lamp* The sea ',
      stopped: true,
    });
    expect(textOf(told)).not.toContain('calm');
    const atOnce = portsWith({ isQuoting: () => true });
    await expect(pumpReply(atOnce.ports, never)).rejects.toMatchObject({ code: 'reply_refused' });
    expect(atOnce.told).toEqual([]);
  });

  it('is kept as far as it came when it has no end', async () => {
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
    const { ports, told } = portsWith({ cues: noCues, hasMinor: true });
    await pumpReply(ports, never);
    expect(told[0]).toEqual({ chunk: 'Good evening. ' });
  });
});

describe('a picture', () => {
  it('is not waited for much longer than all else, and stopping it leaves the text whole', async () => {
    const { ports, told } = portsWith({ paint: untilStoppedPort, speech: plainly });
    const outcome = await pumpReply(ports, never, { ...PUMP_TIMEOUTS, latePictureMs: 20 });
    expect(outcome).toMatchObject({ text: TEXT, spoken: { count: 10 }, image: null, stopped: false });
    expect(told.at(-1)).toMatchObject({ missing: 'image' });

    const stop = new AbortController();
    const other = portsWith({ paint: untilStoppedPort });
    const stopped = pumpReply(other.ports, stop.signal);
    await expect.poll(() => textOf(other.told)).toBe(TEXT);
    stop.abort(new Error('enough'));
    expect(await stopped).toMatchObject({ text: TEXT, image: null, stopped: false });
  });

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
    expect((await pumpReply(slow.ports, never, { ...PUMP_TIMEOUTS, tagsMs: 20 })).tags).toBeNull();
    const none = portsWith({ findTags: () => Promise.reject(new Error('none')) });
    expect((await pumpReply(none.ports, never)).tags).toBeNull();
    expect(kindsOf(none.told)).not.toContain('tags');
  });
});

describe('stopping', () => {
  it('keeps the tags and the picture that were told', async () => {
    const stop = new AbortController();
    const { ports, told } = portsWith({
      write: (signal) =>
        written(
          (async function* () {
            yield 'Good evening. ';
            yield await untilStopped({ signal });
          })(),
        ),
      paint: async () => IMAGE,
      findTags: async () => ['harbour'],
    });
    const outcome = pumpReply(ports, stop.signal);
    await expect.poll(() => kindsOf(told).toSorted()).toEqual(['chunk', 'image', 'tags']);
    stop.abort(new Error('enough'));
    expect(await outcome).toMatchObject({ image: IMAGE, tags: ['harbour'], stopped: true });
  });

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
    expect(await outcome).toMatchObject({ text: TEXT, spoken: { count: 7 }, stopped: false });
  });
});
