import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestModerator } from '../../../../test/moderation-steps.ts';
import { makeMember, makeSiren, quickEngines } from '../../../../test/siren-steps.ts';
import { beginStory, type ComposeInput, ownerNamed, say } from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import type { Actor, Context } from '../../../context.ts';
import type { Completion } from '../../../providers/text/text.ts';
import { replaceFrom } from '../library/composes.store.ts';
import type { StoryOwner } from '../stories.tables.ts';
import { growMemory } from './memory-growing.service.ts';

const quick = quickEngines();
const moderator = makeTestModerator();
let asked: Completion[] = [];
let sumUp: () => Promise<string>;
let house: TestApp;
let reader: Visitor;
let owner: StoryOwner;
let ctx: Context;
let sirenId: number;
beforeAll(async () => {
  const complete: typeof quick.text.complete = async (request, options) => {
    if (request.purpose !== 'summary') return quick.text.complete(request, options);
    asked.push(request);
    return { text: await sumUp() };
  };
  house = await makeTestApp({}, { providers: { ...quick, moderation: moderator, text: { ...quick.text, complete } } });
  sirenId = await makeSiren(await makeMember(house, 'Keeper'), { private: false, personality: 'Fears the fog.' });
  reader = await makeMember(house, 'Sailor');
  owner = await ownerNamed(house, 'Sailor');
  const actor: Actor = {
    kind: 'user',
    id: (owner as { user: number }).user,
    username: 'Sailor',
    sessionId: '',
    verified: true,
    authorized: true,
    roles: [],
    twoFactor: false,
  };
  ctx = house.context(actor);
});
afterAll(() => house.close());
beforeEach(() => {
  asked = [];
  sumUp = async () => 'They met at the harbour and talked of storms.';
  moderator.refuse = () => false;
});

const long = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n): ComposeInput => [`Message ${from + n}`, `Answer ${from + n}`]);
const memoryOf = async (id: number) => (await reader.ask('GET', `/api/story/${id}/memory`)).json();
/** The result of a prompt that left out the first eight composes. */
const forgotten = { firstIncluded: 8, spare: 0 };

describe('a longer memory', () => {
  it('takes in what a prompt leaves out, and a little ahead of it, without her secrets', async () => {
    const id = await beginStory(house, owner, sirenId, long(20));
    await growMemory(ctx, id, forgotten);
    const memory = await memoryOf(id);
    expect(memory.summary).toBe('They met at the harbour and talked of storms.');
    expect(memory.summarised).toBeGreaterThanOrEqual(8);
    expect(memory.summarised).toBeLessThanOrEqual(18);
    const [request] = asked;
    expect(request?.prompt.turns).toHaveLength(memory.summarised * 2);
    expect(JSON.stringify(request)).not.toContain('fog');
  });

  it('grows from what it was, in the words of whoever chats too', async () => {
    const id = await beginStory(house, owner, sirenId, long(20));
    await growMemory(ctx, id, forgotten);
    const { summarised } = await memoryOf(id);
    await reader.ask('PATCH', `/api/story/${id}/memory`, { summary: 'Remember the grey cat.' });
    expect((await memoryOf(id)).summarised).toBe(summarised);
    await say(house, id, long(12, 20));
    sumUp = async () => 'Remember the grey cat. Then they sailed.';
    await growMemory(ctx, id, { firstIncluded: 20, spare: 0 });
    expect(asked[1]?.prompt.system).toContain('Remember the grey cat.');
    expect(asked[1]?.prompt.turns[0]?.text).toBe(`Message ${summarised}`);
    const grown = await memoryOf(id);
    expect(grown.summary).toBe('Remember the grey cat. Then they sailed.');
    expect(grown.summarised).toBeGreaterThan(summarised);
  });

  it('is not needed while everything fits', async () => {
    const id = await beginStory(house, owner, sirenId, long(6));
    await growMemory(ctx, id, { firstIncluded: 0, spare: 100_000 });
    expect([asked, (await memoryOf(id)).summary]).toEqual([[], '']);
  });

  it('is not kept when what it is about was rewritten or told otherwise meanwhile', async () => {
    const id = await beginStory(house, owner, sirenId, long(20));
    sumUp = async () => {
      await replaceFrom(house.parts.database.db, id, 3, 'Another way', house.clock.now());
      return 'What is not so any more.';
    };
    await growMemory(ctx, id, forgotten);
    expect((await memoryOf(id)).summary).toBe('');
    const storyId = await beginStory(house, owner, sirenId, long(20));
    sumUp = async () => {
      await reader.ask('PATCH', `/api/story/${storyId}/memory`, { summary: 'In my words.' });
      return 'In other words.';
    };
    await growMemory(ctx, storyId, forgotten);
    expect(await memoryOf(storyId)).toMatchObject({ summary: 'In my words.', summarised: 0 });
  });

  it('stays as it was when the engine fails, the words are refused, or the story is gone', async () => {
    const id = await beginStory(house, owner, sirenId, long(20));
    sumUp = async () => {
      throw new Error('away');
    };
    await growMemory(ctx, id, forgotten);
    sumUp = async () => 'Refused.';
    moderator.refuse = ({ kind }) =>
      kind === 'reply' && ({ allowed: false, category: 'minors', reason: 'test/rule' } as const);
    await growMemory(ctx, id, forgotten);
    expect((await memoryOf(id)).summary).toBe('');
    await growMemory(ctx, 1, forgotten);
    expect(asked).toHaveLength(2);
  });
});
