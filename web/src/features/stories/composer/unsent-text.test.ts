import { expect, test } from 'vitest';
import { forgetDrafts } from '../../../lib/storage.ts';
import { dropUnsent, readUnsent, saveUnsent, type UnsentPlace } from './unsent-text.ts';

const here: UnsentPlace = { userId: 7, chat: { storyId: 5 } };

test('what was written is kept for its chat and its writer alone', () => {
  saveUnsent(here, 'Half a sente');
  expect(readUnsent(here)).toBe('Half a sente');
  expect(readUnsent({ userId: 7, chat: { storyId: 6 } })).toBe('');
  expect(readUnsent({ userId: 7, chat: { sirenId: 5 } })).toBe('');
  expect(readUnsent({ userId: 8, chat: { storyId: 5 } })).toBe('');
  expect(readUnsent({ userId: null, chat: { storyId: 5 } })).toBe('');
});

test('it is gone when it was sent, when nothing is left of it, and at logout', () => {
  saveUnsent(here, 'Half');
  dropUnsent(here);
  expect(readUnsent(here)).toBe('');
  saveUnsent(here, 'Half');
  saveUnsent(here, ' \n');
  expect(readUnsent(here)).toBe('');
  saveUnsent(here, 'Half');
  saveUnsent({ userId: null, chat: { sirenId: 1 } }, 'A first word');
  forgetDrafts();
  expect(readUnsent(here)).toBe('');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what another build left there is no message', () => {
  localStorage.setItem('draft:message:7:story:5', '{"text":5}');
  expect(readUnsent(here)).toBe('');
});
