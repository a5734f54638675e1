import { describe, expect, it } from 'vitest';
import {
  ageOn,
  describeDevice,
  faultOfBirthday,
  foldEmail,
  foldUsername,
  isReservedUsername,
} from './account.rules.ts';

describe('an age', () => {
  it.each([
    ['2000-05-10', '2018-05-09T23:59:59Z', 17],
    ['2000-05-10', '2018-05-10T00:00:00Z', 18],
    ['2000-02-29', '2018-02-28T12:00:00Z', 17],
    ['2000-02-29', '2018-03-01T00:00:00Z', 18],
    ['2000-12-31', '2019-01-01T00:00:00Z', 18],
    ['2030-01-01', '2026-01-01T00:00:00Z', -4],
  ])('of somebody born %s is counted in whole years at %s [K9]', (birthday, now, age) => {
    expect(ageOn(birthday, new Date(now))).toBe(age);
  });

  it('must be 18 at least and that of a living person [V4] [V17] [K9]', () => {
    const now = new Date('2026-06-15T12:00:00Z');
    expect(faultOfBirthday('2008-06-16', now)).toBe('You must be at least 18 years old to sign up.');
    expect(faultOfBirthday('2008-06-15', now)).toBeNull();
    expect(faultOfBirthday('1901-06-15', now)).toBeNull();
    expect(faultOfBirthday('1899-06-15', now)).toBe('Please enter your date of birth.');
  });
});

describe('names and addresses', () => {
  it('are the same in every case', () => {
    expect(foldUsername('MariSol_9')).toBe('marisol_9');
    expect(foldEmail(' MariSol@Example.ORG ')).toBe('marisol@example.org');
    expect(foldEmail('ｍarisol@example.org')).toBe('marisol@example.org');
  });

  it('leave the words of routes alone', () => {
    expect(isReservedUsername('Logout')).toBe(true);
    expect(isReservedUsername('forgot_password')).toBe(true);
    expect(isReservedUsername('Marisol')).toBe(false);
  });
});

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'Chrome on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
    ['<script>Firefox/1</script>', 'Firefox'],
  ])('of %j is described by browser and system', (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words);
  });
});
