import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { preferencesBody } from './preferences.ts';

const faultsOf = (value: unknown) => preferencesBody.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a change of preferences', () => {
  it('may name nothing, and drops what is not known', () => {
    expect(preferencesBody.parse({})).toEqual({});
    expect(preferencesBody.parse({ audio: true, roles: ['admin'], user_id: 1 })).toEqual({ audio: true });
  });

  it('may go back to the default with null', () => {
    const body = { appearance: null, response_size: null, audio: null, images: null, shortcuts: null };
    expect(preferencesBody.parse(body)).toEqual(body);
  });

  it('says in a sentence what is wrong', () => {
    expect(faultsOf({ appearance: 'sepia' })).toEqual(['Choose dark, light or system.']);
    expect(faultsOf({ hidden_words: ['x'.repeat(61)] })).toEqual(['A word or phrase has at most 60 characters.']);
    expect(faultsOf({ hidden_words: Array(51).fill('x') })).toEqual(['At most 50 words.']);
    expect(faultsOf({ hidden_tags: Array(31).fill('x') })).toEqual(['At most 30 tags.']);
    expect(faultsOf({ hidden_tags: [''] })).toEqual(['Leave no entry empty.']);
    expect(faultsOf({ hints_dismissed: ['all'] })).toEqual(['There is no such hint.']);
  });

  it('has the limits that the browser knows too', () => {
    expect(limits.filters).toEqual({ tags: 30, tag: 30, words: 50, word: 60 });
  });
});
