import { expect, test } from 'vitest';
import { mayBeMissing } from './install.mjs';

const here = { os: [process.platform], cpu: [process.arch] };
const elsewhere = { os: ['aix'], cpu: ['s390x'] };

test('an optional package of ours must be there after an update, unless it is made for another machine', () => {
  expect(mayBeMissing({ optional: true }, true)).toBe(false);
  expect(mayBeMissing({ optional: true, ...here }, true)).toBe(false);
  expect(mayBeMissing({ optional: true, ...elsewhere }, true)).toBe(true);
});

test('what other packages only offer may be missing, what they need may not', () => {
  expect(mayBeMissing({ optional: true }, false)).toBe(true);
  expect(mayBeMissing({ peer: true }, false)).toBe(true);
  expect(mayBeMissing({}, false)).toBe(false);
  expect(mayBeMissing({}, true)).toBe(false);
});
