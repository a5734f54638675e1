import { expect, test } from 'vitest';
import { ageOn, isTooYoung, parseBirthday, todayText } from './age.ts';

const noon = (text: string) => new Date(`${text}T12:00:00`);

test('someone is an adult from the morning of the eighteenth birthday on [V4] [K9]', () => {
  expect(isTooYoung('2007-06-15', noon('2025-06-14'))).toBe(true);
  expect(isTooYoung('2007-06-15', noon('2025-06-15'))).toBe(false);
  expect(isTooYoung('2007-12-31', noon('2025-01-01'))).toBe(true);
});

test('who was born on 29 February is a year older on 1 March of a common year [V4]', () => {
  expect(isTooYoung('2008-02-29', noon('2026-02-28'))).toBe(true);
  expect(isTooYoung('2008-02-29', noon('2026-03-01'))).toBe(false);
  expect(ageOn({ year: 2004, month: 2, day: 29 }, noon('2024-02-29'))).toBe(20);
});

test('what is no date, or no date anyone living was born on, is not read', () => {
  for (const text of ['', '2007', '2007-13-01', '2007-02-30', '0201-01-01', '15.06.2007']) {
    expect(parseBirthday(text), text).toBeNull();
  }
  expect(isTooYoung('0201-01-01', noon('2025-06-15'))).toBe(false);
});

test('today is written the way a date field writes it', () => {
  expect(todayText(noon('2025-03-09'))).toBe('2025-03-09');
});
