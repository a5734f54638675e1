import { describe, expect, it } from 'vitest';
import { emptyReply, foldReply } from './reply-stream.ts';
import { messageSchema } from './stories.ts';

const problemsOf = (user_input: string) =>
  messageSchema.safeParse({ user_input }).error?.issues.map(({ message }) => message) ?? [];

describe('a message', () => {
  it('has at least one sign that can be seen [V8]', () => {
    const unseen = ['', '   \n', '\u200b', '\u200b \u2060\ufeff', '\u00ad', '\u3164', '\u2800', '\u202e'];
    for (const text of unseen) expect(problemsOf(text), JSON.stringify(text)).toEqual(['Please enter a message.']);
    for (const text of ['a', '?', '❤️', '好', '\u200bHello', '👩‍🚀']) expect(problemsOf(text), text).toEqual([]);
  });

  it('has whole characters only', () => {
    for (const text of ['Hello \ud800', '\udc00 there']) {
      expect(problemsOf(text)).toEqual(['This text has characters that cannot be stored.']);
    }
  });
});

describe('a reply', () => {
  it('goes by the name that its first event gives it', () => {
    const first = foldReply(emptyReply, { seq: 1, chunk: '', reply: 'r1' });
    expect(foldReply(first, { seq: 2, chunk: 'Hello' })).toMatchObject({ id: 'r1', text: 'Hello' });
  });
});
