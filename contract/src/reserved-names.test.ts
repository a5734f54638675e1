import { describe, expect, it } from 'vitest';
import { PRODUCT_NAME } from './product.ts';
import { isReservedName } from './reserved-names.ts';

describe('reserved names', () => {
  it.each([
    'saved',
    'credits',
    'login',
    'register',
    'admin',
    'moderator',
    'support',
    'deleted',
    'main',
    'all',
    'api',
    'story',
  ])('keeps %s for the house', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it('keeps the name of the product for the house', () => {
    expect(isReservedName(PRODUCT_NAME)).toBe(true);
    expect(isReservedName(`_${PRODUCT_NAME.toUpperCase()}_`)).toBe(true);
  });

  it.each(['ADMIN', 'Adm1n', 'a-d-m-i-n', '_admin_', '4dm1n', 'admln', 'm0d3rat0r', 'S-a-v-3-d', 'Supp0rt', '5taff'])(
    'sees through %s, which only looks different',
    (name) => {
      expect(isReservedName(name)).toBe(true);
    },
  );

  it.each(['Marisol', 'admiral', 'saver', 'loginova', 'modest', 'stories', 'lifeguard', 'user2024', '____'])(
    'leaves %s to people',
    (name) => {
      expect(isReservedName(name)).toBe(false);
    },
  );

  it('keeps the words it is handed, in any disguise', () => {
    expect(isReservedName('L0g-Out')).toBe(false);
    expect(isReservedName('L0g-Out', ['logout'])).toBe(true);
    expect(isReservedName('TWO_FACT0R', ['two-factor'])).toBe(true);
    expect(isReservedName('logouts', ['logout'])).toBe(false);
  });
});
