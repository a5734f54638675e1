import { describe, expect, it } from 'vitest';
import type { Actor } from '../../context.ts';
import { asTurns, beginningOf } from './compose.rules.ts';
import type { AnsweredCompose, AnswerRow, ComposeRow } from './stories.tables.ts';
import { droppedOf, droppedUnanswered, isOpenToAll, isOwner, ownerOf, personOf, whileRunning } from './story.rules.ts';

const user: Actor = {
  kind: 'user',
  id: 7,
  username: 'Sailor',
  sessionId: '',
  verified: true,
  authorized: true,
  roles: ['admin'],
  twoFactor: true,
};
const visitor: Actor = { kind: 'anonymous', visitor: 'hash' };
const stranger: Actor = { kind: 'anonymous', visitor: null };
const system: Actor = { kind: 'system' };

describe('whose a story is', () => {
  it('follows from the account, else from the cookie', () => {
    expect([user, visitor, stranger, system].map(ownerOf)).toEqual([{ user: 7 }, { visitor: 'hash' }, null, null]);
  });

  it('follows from nothing else: not without a cookie, not by a role', () => {
    const stories = [
      { userId: 7, visitor: null },
      { userId: 8, visitor: null },
      { userId: null, visitor: 'hash' },
      { userId: null, visitor: 'other' },
    ];
    const seenBy = (actor: Actor) => stories.map((story) => isOwner(actor, story));
    expect(seenBy(user)).toEqual([true, false, false, false]);
    expect(seenBy(visitor)).toEqual([false, false, true, false]);
    expect(seenBy(stranger)).toEqual([false, false, false, false]);
    expect(seenBy(system)).toEqual([false, false, false, false]);
  });

  it('counts people without an account by where they come from', () => {
    expect(personOf(user, '192.0.2.1')).toBe('user:7');
    expect(personOf(visitor, '2001:db8::1')).toBe(personOf(stranger, '2001:db8::2'));
  });
});

describe('the stories that make room', () => {
  const story = (id: number, isRunning = false, postId: number | null = null, isAnswered = true) => ({
    id,
    postId,
    isRunning,
    isAnswered,
  });
  const unanswered = (id: number, isRunning = false) => story(id, isRunning, null, false);
  const dropped = (stories: ReturnType<typeof story>[], mostLeft: number) =>
    droppedOf(stories, mostLeft).map(({ id }) => id);

  it('are the oldest, as many as there are too many', () => {
    const stories = [5, 4, 3, 2, 1].map((id) => story(id));
    expect(dropped(stories, 9)).toEqual([]);
    expect(dropped(stories, 5)).toEqual([]);
    expect(dropped(stories, 4)).toEqual([1]);
    expect(dropped(stories, 2)).toEqual([3, 2, 1]);
  });

  it('are none that are posted: those stay for their readers', () => {
    const chats = [7, 6, 5, 4, 3].map((id) => story(id));
    expect(dropped([story(8), ...chats, story(2, false, 9), story(1, false, 8)], 7)).toEqual([3]);
    expect(dropped([story(2, false, 9), story(1, false, 8)], 1)).toEqual([]);
  });

  it('leave five that are not posted, however many are [K15]', () => {
    const posted = [20, 19, 18, 17, 16, 15, 14, 13, 12, 11].map((id) => story(id, false, id));
    const chats = [5, 4, 3, 2, 1].map((id) => story(id));
    expect(dropped([...posted, ...chats], 9)).toEqual([]);
    expect(dropped([...posted, story(6), ...chats], 9)).toEqual([1]);
  });

  it('are none that somebody waits in', () => {
    expect(dropped([story(3), story(2), story(1, true)], 2)).toEqual([2]);
    expect(dropped([story(2, true), story(1, true)], 1)).toEqual([]);
  });

  it('are first those in which nothing was ever answered, however new', () => {
    expect(dropped([unanswered(4), story(3), unanswered(2), story(1)], 3)).toEqual([2]);
    expect(dropped([unanswered(4), story(3), unanswered(2), story(1)], 2)).toEqual([4, 2]);
    expect(dropped([unanswered(4), story(3), unanswered(2), story(1)], 1)).toEqual([1, 4, 2]);
    expect(dropped([unanswered(3, true), story(2), story(1)], 2)).toEqual([1]);
  });

  it('for a message without its answer yet, are only those', () => {
    const stories = [unanswered(6), story(5), unanswered(4, true), unanswered(3), story(2), unanswered(1)];
    expect(droppedUnanswered(stories, 3).map(({ id }) => id)).toEqual([]);
    expect(droppedUnanswered(stories, 1).map(({ id }) => id)).toEqual([3, 1]);
  });
});

describe('a story that is posted', () => {
  it('is open to all while its post is shown and its siren is in sight', () => {
    const posted = { postId: 3, postShown: true };
    expect(isOpenToAll(posted, true)).toBe(true);
    expect(isOpenToAll(posted, false)).toBe(false);
    expect(isOpenToAll({ postId: 3, postShown: false }, true)).toBe(false);
    expect(isOpenToAll({ postId: null, postShown: true }, true)).toBe(false);
  });
});

describe('a story while an answer is on its way', () => {
  const answeredCompose = (id: number): AnsweredCompose => ({
    compose: {
      id,
      storyId: 1,
      position: id,
      userInput: `Message ${id}`,
      answerId: id,
      createdAt: new Date(0),
    } as ComposeRow,
    answer: { id, text: `Answer ${id}` } as AnswerRow,
    shownIndex: 1,
    count: 2,
  });
  const all = [answeredCompose(1), answeredCompose(2), answeredCompose(3)];
  const shape = (list: AnsweredCompose[]) =>
    list.map(({ compose, answer, count }) => [compose.userInput, answer?.text ?? null, count]);

  it('is as it was where none is, or the message is not among them', () => {
    expect(whileRunning(null, all)).toBe(all);
    expect(whileRunning({ composeId: null, kind: 'redo', userInput: '' }, all)).toBe(all);
    expect(whileRunning({ composeId: 9, kind: 'edit', userInput: 'New' }, all)).toBe(all);
  });

  it('waits for the new answer in the place of the earlier ones', () => {
    expect(shape(whileRunning({ composeId: 3, kind: 'redo', userInput: 'Message 3' }, all))).toEqual([
      ['Message 1', 'Answer 1', 2],
      ['Message 2', 'Answer 2', 2],
      ['Message 3', null, 2],
    ]);
  });

  it('ends with words that replace others', () => {
    expect(shape(whileRunning({ composeId: 2, kind: 'edit', userInput: 'New words' }, all))).toEqual([
      ['Message 1', 'Answer 1', 2],
      ['New words', null, 0],
    ]);
  });
});

describe('what was said', () => {
  it('is read by engines turn by turn, without the answers that never came', () => {
    const composes = [
      { userInput: 'One', text: 'a' },
      { userInput: 'Two', text: '' },
    ];
    expect(asTurns(composes)).toEqual([
      { role: 'user', text: 'One' },
      { role: 'siren', text: 'a' },
      { role: 'user', text: 'Two' },
    ]);
  });

  it('is shortened for lists without cutting a sign in two', () => {
    expect(beginningOf('Good evening.')).toBe('Good evening.');
    const cut = beginningOf(`x${'🌊'.repeat(400)}`);
    expect([cut.length, cut.isWellFormed()]).toEqual([500, true]);
  });
});
