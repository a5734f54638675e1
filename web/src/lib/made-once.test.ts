import { expect, test, vi } from 'vitest';
import { madeOnce } from './made-once.ts';

test('what is costly is made when it is first asked for, and then kept', () => {
  const make = vi.fn(() => ({ at: 'first' }));
  const get = madeOnce(make);
  expect(make).not.toHaveBeenCalled();
  const first = get();
  expect(get()).toBe(first);
  expect(make).toHaveBeenCalledOnce();
});
