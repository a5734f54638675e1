import { expect, test, vi } from 'vitest';
import { stored } from './storage.ts';

test('settings that were never chosen have the defaults of the product [E16] [K28]', () => {
  expect(stored.darkMode.read()).toBe(true);
  expect(stored.homeTab.read()).toBe('sirens');
  expect(stored.responseSize.read()).toBe('medium');
  expect(stored.lewdnessLevel.read()).toBe('Natural');
  expect(stored.generateAudio.read()).toBe(true);
  expect(stored.generateImages.read()).toBe(true);
  expect(stored.unregisteredChats.read()).toBe(0);
  expect(stored.disclaimerAgreed.read()).toBe(false);
  expect(stored.lastVerificationResend.read()).toBe(0);
  expect(stored.user.read()).toBeNull();
});

test('each setting is kept in local storage under its own name [E16] [E1]', () => {
  stored.darkMode.write(false);
  stored.responseSize.write('extra long');
  stored.unregisteredChats.write(3);
  stored.user.write({ verified: true });
  expect({ ...localStorage }).toEqual({
    darkMode: 'false',
    responseSize: '"extra long"',
    unregisteredChats: '3',
    user: '{"verified":true}',
  });
});

test('the agreement to the disclaimer lives in session storage only [P9] [E16]', () => {
  stored.disclaimerAgreed.write(true);
  expect(sessionStorage.getItem('disclaimerAgreed')).toBe('true');
  expect(localStorage.length).toBe(0);
});

test.each([
  ['broken JSON', '{oops'],
  ['a value of another type', '"yes"'],
  ['nothing at all', ''],
])('%s counts as not chosen', (_, text) => {
  localStorage.setItem('darkMode', text);
  localStorage.setItem('homeTab', text);
  expect(stored.darkMode.read()).toBe(true);
  expect(stored.homeTab.read()).toBe('sirens');
});

test('a browser that refuses storage still remembers as long as the page lives', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  stored.darkMode.write(false);
  expect(stored.darkMode.read()).toBe(false);
  stored.darkMode.clear();
  expect(stored.darkMode.read()).toBe(true);
});
