import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeAll, failing, inTheLog, opened, start, timeouts, unavailable } from '../../../test/fake-calls.ts';
import { faultsOf } from '../../../test/fake-faults.ts';
import { answerJson, deadAddress, eventually, stall } from '../../../test/fake-server.ts';
import { makePng } from '../../../test/pictures.ts';
import type { Moderator, Subject } from './moderation.ts';
import { openaiModerator } from './openai-moderator.ts';

afterEach(closeAll);

const moderatorAt = (url: string, thresholds: Record<string, number> = {}) => {
  const settings = { url: `${url}/v1`, model: 'omni', apiKey: 'sk-secret-key', thresholds };
  const moderator = openaiModerator(settings, { retries: 0, timeouts });
  opened.push(moderator);
  return moderator;
};
const forever = new AbortController().signal;
const judge = (moderator: Moderator, subject: Partial<Subject> = { text: 'a line' }, signal = forever) =>
  moderator.judge({ kind: 'chat', ...subject }, { signal });

/** An answer in the shape of OpenAI's, with these scores. */
const scored = (scores: Record<string, number>, flagged = true) =>
  answerJson({
    id: 'modr-1',
    model: 'omni-moderation-latest',
    results: [
      {
        flagged,
        categories: Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, score > 0.5])),
        category_scores: { harassment: 0.001, sexual: 0.001, ...scores },
        category_applied_input_types: { sexual: ['text'] },
      },
    ],
  });

describe('the moderator', () => {
  it.each([
    ['sexual', 0.99],
    ['violence', 0.99],
    ['violence/graphic', 0.99],
    ['harassment/threatening', 0.99],
    ['illicit', 0.99],
    ['self-harm', 0.99],
    ['sexual/minors', 0.05],
    ['self-harm/intent', 0.3],
    ['something new', 1],
  ])('allows %s at %d, flagged or not', async (name, score) => {
    const server = await start(scored({ [name]: score }));
    expect(await judge(moderatorAt(server.url))).toEqual({ allowed: true });
  });

  it.each([
    ['sexual/minors', 0.2, 'minors'],
    ['self-harm/instructions', 0.9, 'self_harm'],
    ['self-harm/intent', 0.9, 'self_harm'],
    ['illicit/violent', 0.9, 'trafficking'],
  ])('refuses %s at %d as %s, even when nothing is flagged', async (name, score, category) => {
    const server = await start(scored({ sexual: 0.99, [name]: score }, false));
    const verdict = await judge(moderatorAt(server.url));
    expect(verdict).toEqual({ allowed: false, category, reason: `omni: ${name} ${score.toFixed(2)}` });
  });

  it('is given the end of the story that a text stands in', async () => {
    const server = await start(scored({}));
    await judge(moderatorAt(server.url), { text: 'Now.', before: ['x'.repeat(20_000), 'Before.'] });
    const input: string = server.seen[0]?.json.input ?? '';
    expect([input.length, input.endsWith('x\nBefore.\nNow.')]).toEqual([12_000, true]);
  });

  it('names what may never pass before anything else', async () => {
    const server = await start(scored({ 'self-harm/intent': 0.99, 'sexual/minors': 0.5 }));
    expect(await judge(moderatorAt(server.url))).toMatchObject({ category: 'minors' });
  });

  it('goes by yes and no where a server gives no scores', async () => {
    const server = await start(answerJson({ results: [{ flagged: true, categories: { 'self-harm/intent': true } }] }));
    expect(await judge(moderatorAt(server.url))).toMatchObject({ allowed: false, category: 'self_harm' });
  });

  it('goes by the worst of several results', async () => {
    const results = [{ category_scores: { sexual: 1 } }, { category_scores: { 'sexual/minors': 0.8 } }];
    const server = await start(answerJson({ results }));
    expect(await judge(moderatorAt(server.url))).toMatchObject({ allowed: false, category: 'minors' });
  });

  it('takes thresholds by category, but never a milder one for minors', async () => {
    const server = await start(scored({ 'self-harm/intent': 0.7 }), scored({ 'sexual/minors': 0.3 }));
    const moderator = moderatorAt(server.url, { 'self-harm/intent': 0.9, 'sexual/minors': 0.9 });
    expect(await judge(moderator)).toEqual({ allowed: true });
    expect(await judge(moderator)).toMatchObject({ allowed: false, category: 'minors' });
    expect(() => moderatorAt(server.url, { sexual: 0.5 })).toThrow(/no moderation threshold for sexual/);
    expect(() => moderatorAt(server.url, { 'sexual/minors': 0 })).toThrow(/above 0/);
  });

  it('sends a text as a string, and a picture as what it is', async () => {
    const server = await start(scored({}));
    const moderator = moderatorAt(server.url);
    const png = makePng(8, 8);
    const url = `data:image/png;base64,${png.toString('base64')}`;
    await judge(moderator, { text: 'a line' });
    await judge(moderator, { kind: 'image', image: png });
    await judge(moderator, { kind: 'image', text: 'a line', image: Buffer.from([0xff, 0xd8, 0xff]) });
    expect(server.seen.map(({ path, json }) => [path, json.model])).toEqual(Array(3).fill(['/v1/moderations', 'omni']));
    expect(server.seen.map(({ json }) => json.input)).toEqual([
      'a line',
      [{ type: 'image_url', image_url: { url } }],
      [
        { type: 'text', text: 'a line' },
        { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/' } },
      ],
    ]);
  });

  it('asks nobody about nothing', async () => {
    const server = await start(stall);
    expect(await judge(moderatorAt(server.url), { text: '' })).toEqual({ allowed: true });
    expect(server.seen).toEqual([]);
  });

  it.each([
    ...faultsOf({
      type: 'application/json',
      beginning: JSON.stringify({ results: [{ category_scores: { sexual: 0.5 } }] }),
      piece: '{"results":[] ',
      huge: `{"${'x'.repeat(10_000_000)}`,
    }),
    ['gives no result', answerJson({ results: [] }), 'broken'] as const,
    ['gives an empty result', answerJson({ results: [{ flagged: false }] }), 'broken'] as const,
    [
      'gives scores that are none',
      answerJson({ results: [{ category_scores: { sexual: 'high' } }] }),
      'broken',
    ] as const,
  ])('never allows because a server %s: it throws', async (_, behaviour, kind) => {
    const server = await start(behaviour);
    const moderator = moderatorAt(server.url);
    const error = await failing(
      kind,
      () => unavailable(judge(moderator, { text: 'secret-line' })),
      () => server.seen.length === 1,
    );
    expect(error.cause.kind).toBe(kind);
    expect(inTheLog(error)).not.toMatch(/secret/);
    await eventually(() => server.connections() <= 1);
    server.behave(scored({}));
    expect(await judge(moderator)).toEqual({ allowed: true });
  });

  it('throws when the server is not there', async () => {
    expect((await unavailable(judge(moderatorAt(await deadAddress())))).cause.kind).toBe('refused');
  });

  it('is cancelled at the server without a wait', async () => {
    const server = await start(stall);
    const stop = new AbortController();
    const judging = unavailable(judge(moderatorAt(server.url), { text: 'x' }, stop.signal));
    await eventually(() => server.seen.length === 1);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    stop.abort();
    expect(await server.seen[0]?.hungUp).toBe(true);
    expect((await judging).cause.kind).toBe('cancelled');
  });
});
