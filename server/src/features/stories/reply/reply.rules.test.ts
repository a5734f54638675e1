import { messageSchema } from '@sirenade/contract/stories';
import { describe, expect, it } from 'vitest';
import type { UserActor } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { amountsOf, failureOf, idempotencyKeyOf, isOutdated, placeOf } from './reply.rules.ts';

const inputOf = (changes: object = {}) => messageSchema.parse({ user_input: 'Hello', ...changes });
const userOf = (changes: Partial<UserActor> = {}): UserActor => ({
  kind: 'user',
  id: 7,
  username: 'Reader',
  sessionId: 's',
  verified: true,
  authorized: true,
  roles: [],
  twoFactor: false,
  ...changes,
});
const visitor = { kind: 'anonymous', visitor: 'v' } as const;

describe('what is set aside', () => {
  const loud = inputOf({ generate_audio: true, generate_images: true, response_size: 'short' });

  it('is a chat only for those who have few, and words as far as they go', () => {
    expect(amountsOf(userOf(), inputOf(), 0)).toEqual({ chats: 0, images: 0, words: 0 });
    expect(amountsOf(userOf({ verified: false }), inputOf(), 0)).toEqual({ chats: 1, images: 0, words: 0 });
    expect(amountsOf(visitor, loud, 300)).toEqual({ chats: 1, images: 1, words: 40 });
    expect(amountsOf(userOf(), loud, 12)).toEqual({ chats: 0, images: 1, words: 12 });
  });

  it('is one word for who has none, so that they are told so', () => {
    expect(amountsOf(userOf(), loud, 0).words).toBe(1);
  });
});

describe('the place of a message', () => {
  const [first, last] = [
    { position: 0, userInput: 'Hello' },
    { position: 4, userInput: 'Hello' },
  ];

  it('is the end, or what it is to replace', () => {
    expect(placeOf(inputOf(), null, null)).toEqual({ kind: 'first', position: 0 });
    expect(placeOf(inputOf(), last, null)).toEqual({ kind: 'next', position: 5 });
    expect(placeOf(inputOf({ edited: true, user_input: 'Bye' }), last, last)).toEqual({ kind: 'edit', position: 4 });
    expect(() => placeOf(inputOf({ edited: true }), last, null)).toThrow(AppError);
  });

  it('is asked once more only at the end: the same words further up drop what came after', () => {
    expect(placeOf(inputOf({ edited: true }), last, last)).toEqual({ kind: 'redo', position: 4 });
    expect(placeOf(inputOf({ edited: true }), last, first)).toEqual({ kind: 'edit', position: 0 });
  });
});

describe('a message about what was said', () => {
  const [first, last] = [{ id: 3 }, { id: 9 }];

  it('is outdated when there is more than its writer has seen, or something else', () => {
    expect(isOutdated(inputOf({ last_compose_id: 9 }), last, null)).toBe(false);
    expect(isOutdated(inputOf({ last_compose_id: 3 }), last, null)).toBe(true);
    expect(isOutdated(inputOf({ last_compose_id: null }), last, null)).toBe(true);
    expect(isOutdated(inputOf({ last_compose_id: null }), null, null)).toBe(false);
    expect(isOutdated(inputOf({ last_compose_id: 9 }), null, null)).toBe(true);
    expect(isOutdated(inputOf({ edited: true, compose_id: 3 }), last, first)).toBe(false);
    expect(isOutdated(inputOf({ edited: true, compose_id: 3 }), last, last)).toBe(true);
    expect(isOutdated(inputOf({ edited: true, compose_id: 3 }), last, null)).toBe(true);
  });

  it('is never outdated when it does not say', () => {
    expect(isOutdated(inputOf(), last, null)).toBe(false);
    expect(isOutdated(inputOf({ edited: true, compose_index: 0 }), last, first)).toBe(false);
    expect(isOutdated(inputOf({ compose_id: 3 }), last, null)).toBe(false);
  });
});

describe('a request that may be sent again', () => {
  it('is known by its sender and key, and by every part of its input', () => {
    const nameOf = (changes = {}, key: string | undefined = 'k', owner = { user: 7 }, storyId: number | null = 1) =>
      idempotencyKeyOf(owner, storyId, inputOf(changes), key);
    expect(idempotencyKeyOf({ user: 7 }, 1, inputOf(), undefined)).toBeNull();
    expect(nameOf()).toEqual(nameOf());
    expect(nameOf()?.key).not.toBe(nameOf({}, 'l')?.key);
    expect(nameOf()?.key).not.toBe(nameOf({}, 'k', { user: 8 })?.key);
    const changes = [
      { user_input: 'Bye' },
      { siren_id: 3 },
      { response_size: 'long' },
      { generate_audio: true },
      { generate_images: true },
      { edited: true },
      { compose_index: 2 },
      { lewdness_level: 'low' },
    ];
    const hashes = [nameOf(), nameOf({}, 'k', { user: 7 }, 2), ...changes.map((each) => nameOf(each))];
    expect(new Set(hashes.map((name) => name?.hash)).size).toBe(changes.length + 2);
  });
});

it('a failure says that nothing was charged, once, and nothing of what went wrong inside', () => {
  expect(failureOf(new AppError('reply_refused')).error).toBe('The answer was not allowed here. Nothing was charged.');
  expect(failureOf(new AppError('busy')).error).toMatch(/moment\. Nothing was charged\.$/);
  expect(failureOf(new Error('secret'))).toEqual({
    code: 'reply_failed',
    error: 'The answer could not be written. Nothing was charged.',
  });
});
