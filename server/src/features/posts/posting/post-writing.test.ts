import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { idOf } from '../../../../test/media-steps.ts';
import { makeTestModerator } from '../../../../test/moderation-steps.ts';
import { composesWithMedia, postChat, postRow, sharePost } from '../../../../test/posting-steps.ts';
import { placeSiren } from '../../../../test/siren-list-steps.ts';
import { makeMember } from '../../../../test/siren-steps.ts';
import { beginStory, type ComposeInput, GREETING, ownerNamed, say, startReply } from '../../../../test/story-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';
import type { UserActor } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { makeRateLimits } from '../../../platform/security/rate-limits.ts';
import { replaceFrom } from '../../stories/library/composes.store.ts';
import type { StoryOwner } from '../../stories/stories.tables.ts';
import { createPost } from './post-writing.service.ts';

const moderator = makeTestModerator();
let house: TestApp;
let author: Visitor;
let owner: StoryOwner;
let other: Visitor;
let makerId: number;
let siren: number;
beforeAll(async () => {
  house = await makeTestApp({}, { providers: { moderation: moderator } });
  author = await makeMember(house, 'Sailor');
  owner = await ownerNamed(house, 'Sailor');
  other = await makeMember(house, 'Onlooker');
  makerId = await idOf(house, 'Onlooker');
  siren = await placeSiren(house, makerId, { name: 'Isla' });
});
afterAll(() => house.close());
beforeEach(() => Object.assign(moderator, { asked: [], refuse: () => false, fault: undefined }));

const chat = (composes: ComposeInput[] = [GREETING], sirenId = siren) => beginStory(house, owner, sirenId, composes);
const post = (by: Visitor, body: object) => by.ask('POST', '/api/post', body);
const answerOf = async (by: Visitor, body: object) => {
  const answer = await post(by, body);
  return [answer.statusCode, answer.json().error];
};
const postsOf = (storyId: number) => rowsOf(house, 'SELECT id FROM posts WHERE story_id = $1', [storyId]);

describe('posting a chat', () => {
  it('answers with the post, which has what was said, its siren and its tags [A30] [P4] [T9]', async () => {
    const storyId = await chat([GREETING, ['*sits down* Thank you.', 'First.', '**Sit** <b>by</b> the fire.']]);
    const answer = await post(author, { story_id: storyId });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toEqual({ id: expect.any(Number) });
    const row = await postRow(house, answer.json().id);
    expect(row).toMatchObject({
      story_id: storyId,
      siren_id: siren,
      siren_name: 'Isla',
      title: 'Good evening.',
      tags: ['sea'],
      karma: 0,
      listed: true,
      has_audio: false,
      image_id: null,
    });
    expect(row.content).toBe(
      '**Sailor:** Good evening.\n\n**Isla:** Come in, the kettle is on.\n\n' +
        '**Sailor:** *sits down* Thank you.\n\n**Isla:** \\*\\*Sit\\*\\* \\<b\\>by\\</b\\> the fire.',
    );
    const recent: { id: number; post_id: number | null }[] = (await author.ask('GET', '/api/story')).json();
    expect(recent.find(({ id }) => id === storyId)?.post_id).toBe(answer.json().id);
    expect((await other.ask('GET', `/api/post/${answer.json().id}`)).json().post_info.title).toBe('Good evening.');
  });

  it('once more answers with the same post, whatever it asks for [A30]', async () => {
    const { storyId, postId } = await postChat(house, { visitor: author, username: 'Sailor' }, siren);
    await say(house, storyId, [['More', 'Later.']]);
    for (const body of [{}, { title: 'Another', from: 1 }, { from: 99 }]) {
      expect(await sharePost(author, storyId, body)).toBe(postId);
    }
    expect((await postRow(house, postId)).title).toBe('Good evening.');
  });

  it('makes one post of many requests at once', async () => {
    const storyId = await chat();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(author, { story_id: storyId })));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await postsOf(storyId)).toHaveLength(1);
  });

  it('takes a title, tags, a feed and a part, and leaves out what is not wanted', async () => {
    await rowsOf(house, `INSERT INTO feeds (name, title, created_at) VALUES ('tales', 'Tales', now())`);
    const { composes } = await composesWithMedia(house, 'Sailor');
    const storyId = await chat([['A secret', 'Yes.'], ...composes, ['Bye', 'Come back.'], ['Another secret', 'Yes.']]);
    const body = { title: ' The\nharbour ', tags: ['Night', 'night ', 'calm'], feed: 'tales', from: 1, to: 2 };
    const row = await postRow(house, await sharePost(author, storyId, { ...body, audio: false }));
    expect(row).toMatchObject({ title: 'The harbour', tags: ['night', 'calm'], has_audio: false });
    expect(row.image_id).not.toBeNull();
    expect(row.content).not.toContain('secret');
    const shared = await rowsOf(house, 'SELECT * FROM shared_composes WHERE story_id = $1 ORDER BY position', [
      storyId,
    ]);
    expect(shared).toMatchObject([
      { position: 0, user_input: 'Good evening.', audio_id: null, audio_words: [] },
      { position: 1, user_input: 'Bye', image_id: null },
    ]);
    const [feed] = await rowsOf(house, 'SELECT name FROM feeds WHERE id = $1', [row.feed_id]);
    expect(feed?.name).toBe('tales');
  });

  it('names it by how the part begins, cut at a word', async () => {
    const long =
      'I have walked along the whole coast to see the lamp that you keep burning through the winter, and here I am.';
    const storyId = await chat([GREETING, [long, 'Then come in.']]);
    const { title } = await postRow(house, await sharePost(author, storyId, { from: 1 }));
    expect(title).toBe(
      'I have walked along the whole coast to see the lamp that you keep burning through the winter, and…',
    );
  });

  it('leaves out messages that were never answered', async () => {
    const storyId = await chat([GREETING, ['Are you there?']]);
    expect((await postRow(house, await sharePost(author, storyId))).content).not.toContain('there');
  });
});

describe('who may post', () => {
  it('is a verified person who is not suspended [V11] [R1] [R2]', async () => {
    const storyId = await chat();
    const unverified = await house.signUp('Unverified');
    const suspended = await makeMember(house, 'Suspended');
    await rowsOf(house, `UPDATE users SET suspended_at = now() WHERE username = 'Suspended'`);
    expect(await answerOf(house.visitor(), { story_id: storyId })).toEqual([401, 'Please log in to post']);
    expect(await answerOf(unverified, { story_id: storyId })).toEqual([403, 'Please verify your email to post']);
    expect(await answerOf(suspended, { story_id: storyId })).toEqual([403, 'This account is suspended.']);
    expect(await postsOf(storyId)).toEqual([]);
  });

  it('is the owner of the chat: for others it is not there, or theirs to read only [R3]', async () => {
    const storyId = await chat();
    expect((await post(other, { story_id: storyId })).statusCode).toBe(404);
    expect((await post(other, { story_id: 999_999 })).statusCode).toBe(404);
    await sharePost(author, storyId);
    expect((await post(other, { story_id: storyId })).statusCode).toBe(403);
  });
});

describe('a chat that cannot be posted', () => {
  it('is what somebody else posted, until its new owner has gone on with it or rewritten it', async () => {
    const first = await chat([GREETING, ['And then?', 'Then it rained.']]);
    await sharePost(author, first);
    const copy = (await other.ask('POST', `/api/story/copy/${first}`)).json().story_id;
    const refused = [409, 'This part of the chat is somebody else’s. Go on with it, then post it.'];
    expect(await answerOf(other, { story_id: copy })).toEqual(refused);
    await say(house, copy, [['And I?', 'You stayed dry.']]);
    expect(await answerOf(other, { story_id: copy, to: 1 })).toEqual(refused);
    expect((await post(other, { story_id: copy })).statusCode).toBe(201);

    const twin = (await other.ask('POST', `/api/story/copy/${first}`)).json().story_id;
    await replaceFrom(house.parts.database.db, twin, 1, 'And before?', house.clock.now());
    await rowsOf(
      house,
      `INSERT INTO answers (compose_id, text, created_at)
      SELECT id, 'Sun.', now() FROM composes WHERE story_id = $1 AND position = 1`,
      [twin],
    );
    await rowsOf(
      house,
      `UPDATE composes SET answer_id = answers.id FROM answers
      WHERE answers.compose_id = composes.id AND story_id = $1 AND position = 1`,
      [twin],
    );
    expect((await post(other, { story_id: twin })).statusCode).toBe(201);
  });

  it('is one with a private siren, or one that is gone [R5] [T9]', async () => {
    const own = await placeSiren(house, await idOf(house, 'Sailor'), { private: true });
    const hidden = await placeSiren(house, makerId, {});
    const gone = await placeSiren(house, makerId, {});
    const chats = [await chat([GREETING], own), await chat([GREETING], hidden), await chat([GREETING], gone)];
    await rowsOf(house, `UPDATE sirens SET hidden_at = now(), hidden_reason = 'x' WHERE id = $1`, [hidden]);
    await rowsOf(house, 'UPDATE sirens SET deleted_at = now() WHERE id = $1', [gone]);
    const answers = [];
    for (const story_id of chats) {
      const answer = await post(author, { story_id });
      answers.push([answer.statusCode, answer.json().code]);
    }
    expect(answers).toEqual([
      [403, 'post_private'],
      [404, 'siren_gone'],
      [404, 'siren_gone'],
    ]);
    expect((await post(author, { story_id: chats[0] })).json().error).toBe(
      'A chat with a private siren cannot be posted.',
    );
  });

  it('is one in which an answer is being written, until it is there or nobody writes it any more [T9]', async () => {
    const storyId = await chat();
    const [compose] = await say(house, storyId, [['And now?', 'Earlier.']]);
    await startReply(house, storyId, { composeId: compose?.id ?? 0, kind: 'redo' });
    await rowsOf(house, 'UPDATE replies SET heartbeat_at = $1 WHERE story_id = $2', [house.clock.now(), storyId]);
    const answer = await post(author, { story_id: storyId });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'reply_running']);
    house.clock.move(60_000);
    await sharePost(author, storyId);
  });

  it('is an empty one, or a part in which nothing was said', async () => {
    for (const [composes, body] of [
      [[], {}],
      [[['Hello?']], {}],
      [[GREETING, ['Hello?']], { from: 1, to: 1 }],
    ] as [ComposeInput[], object][]) {
      const answer = await post(author, { story_id: await chat(composes), ...body });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'post_empty']);
    }
  });

  it.each([
    [{ from: 2 }, 'from'],
    [{ to: 2 }, 'to'],
    [{ from: 1, to: 0 }, 'to'],
    [{ from: -1 }, 'from'],
    [{ to: 1.5 }, 'to'],
    [{ to: 1e9 }, 'to'],
    [{ title: '  ' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ title: 'a\0b' }, 'title'],
    [{ tags: 'night' }, 'tags'],
    [{ tags: ['x'.repeat(31)] }, 'tags'],
    [{ tags: ['a,b'] }, 'tags'],
    [{ tags: Array.from({ length: 11 }, (_, n) => `${n}`) }, 'tags'],
    [{ feed: 'nowhere' }, 'feed'],
    [{ feed: 'all' }, 'feed'],
    [{ feed: "'; DROP TABLE posts" }, 'feed'],
    [{ audio: 'yes' }, 'audio'],
    [{ story_id: 0 }, 'story_id'],
    [{ story_id: [1] }, 'story_id'],
    [{ to: null }, 'to'],
    [{ from: '' }, 'from'],
    [{ to: true }, 'to'],
    [{ title: '\u200b\u200b' }, 'title'],
    [{ tags: ['\u200b'] }, 'tags'],
  ])('is told so under its field: %j', async (body, field) => {
    const storyId = await chat([GREETING, ['Two', 'Two.']]);
    const answer = await post(author, { story_id: storyId, ...body });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    expect(await postsOf(storyId)).toEqual([]);
  });
});

describe('posting again and again', () => {
  it('has a measure, which asking for a post that is there does not fill', async () => {
    const actor: UserActor = {
      kind: 'user',
      id: await idOf(house, 'Sailor'),
      username: 'Sailor',
      sessionId: '',
      verified: true,
      authorized: true,
      roles: [],
      twoFactor: false,
    };
    const ctx = { ...house.context(actor), limits: makeRateLimits(1 / 60) };
    const body = { audio: true, images: true };
    const first = { ...body, story_id: await chat() };
    const { id } = await createPost(ctx, first);
    expect(await createPost(ctx, first)).toEqual({ id });
    const second = createPost(ctx, { ...body, story_id: await chat() });
    await expect(second).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('what a post says', () => {
  it.each(['title', 'tags', 'content'])('is judged, and not kept when it is refused: %s', async (field) => {
    const storyId = await chat([['forbidden words', 'Yes.']]);
    moderator.refuse = ({ kind, text = '' }) =>
      kind === 'post' && text.includes('forbidden') && { allowed: false, category: 'minors', reason: 'test' };
    const body = { title: 'Night', tags: ['sea'], [field]: field === 'tags' ? ['forbidden'] : 'forbidden' };
    const range = field === 'content' ? {} : { from: 1 };
    if (field !== 'content') await say(house, storyId, [['Hello', 'Hello.']]);
    const answer = await post(author, { story_id: storyId, ...body, ...range });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      406,
      { [field]: ['This cannot be part of a post here.'] },
    ]);
    expect(await postsOf(storyId)).toEqual([]);
    expect(await rowsOf(house, 'SELECT 1 FROM shared_composes WHERE story_id = $1', [storyId])).toEqual([]);
  });

  it('waits for the moderation server: while it is away nothing is posted', async () => {
    moderator.fault = new AppError('unavailable');
    const storyId = await chat();
    expect((await post(author, { story_id: storyId })).statusCode).toBe(503);
    expect(await postsOf(storyId)).toEqual([]);
  });

  it('is what was judged, also when the chat is changed at that moment', async () => {
    const storyId = await chat();
    let isLate = false;
    moderator.refuse = ({ kind, text = '' }) =>
      text.includes('forbidden') && { allowed: false, category: 'minors', reason: kind };
    const judge = moderator.judge;
    moderator.judge = async (subject, call) => {
      if (!isLate) {
        isLate = true;
        await say(house, storyId, [['forbidden words', 'Yes.']]);
      }
      return judge(subject, call);
    };
    const answer = await post(author, { story_id: storyId });
    moderator.judge = judge;
    expect(answer.statusCode).toBe(406);
    expect(await postsOf(storyId)).toEqual([]);
  });

  it('is never a book', async () => {
    const storyId = await chat(Array.from({ length: 45 }, () => ['x'.repeat(9_900), 'Yes.'] as ComposeInput));
    const answer = await post(author, { story_id: storyId });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['to']]);
    await sharePost(author, storyId, { to: 20 });
    expect(moderator.asked.every(({ text = '' }) => text.length < 25_000)).toBe(true);
  });
});
