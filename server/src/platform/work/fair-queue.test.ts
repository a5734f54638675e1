import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFairQueue } from './fair-queue.ts';

const takeAll = <Item>(queue: { shift(): Item | undefined }) => {
  const taken: Item[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) taken.push(item);
  return taken;
};

describe('a fair queue', () => {
  it('serves people in turn, and each in their own order', () => {
    const queue = makeFairQueue<string>({ inAll: 100, each: 100 });
    for (const item of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) queue.push(item.charAt(0), item);
    expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('does not let somebody jump ahead by coming back', () => {
    const queue = makeFairQueue<string>({ inAll: 100, each: 100 });
    for (const item of ['a1', 'b1', 'b2']) queue.push(item.charAt(0), item);
    expect(queue.shift()).toBe('a1');
    queue.push('a', 'a2');
    expect(takeAll(queue)).toEqual(['b1', 'a2', 'b2']);
  });

  it('is full for one person before it is full for all', () => {
    const queue = makeFairQueue<number>({ inAll: 4, each: 2 });
    expect([queue.push('a', 1), queue.push('a', 2), queue.push('a', 3)]).toEqual([true, true, false]);
    expect([queue.push('b', 4), queue.push('c', 5), queue.push('d', 6)]).toEqual([true, true, false]);
    expect(queue.length).toBe(4);
    queue.shift();
    expect(queue.push('d', 6)).toBe(true);
  });

  it('forgets what is taken back', () => {
    const queue = makeFairQueue<string>({ inAll: 9, each: 9 });
    for (const item of ['a1', 'a2', 'b1']) queue.push(item.charAt(0), item);
    expect(queue.remove('a', 'a1')).toBe(true);
    expect(queue.remove('a', 'a1')).toBe(false);
    expect(queue.remove('z', 'a2')).toBe(false);
    expect(takeAll(queue)).toEqual(['a2', 'b1']);
    expect(queue.length).toBe(0);
  });

  it('gives out exactly what it took in, whatever the order of things', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.constant(null)), { maxLength: 80 }), (steps) => {
        const queue = makeFairQueue<number>({ inAll: 10, each: 4 });
        const queued = new Set<number>();
        steps.forEach((who, n) => {
          if (who !== null) {
            if (queue.push(who, n)) queued.add(n);
          } else {
            const item = queue.shift();
            expect(item === undefined ? queued.size === 0 : queued.delete(item)).toBe(true);
          }
          expect(queue.length).toBe(queued.size);
        });
        expect(new Set(takeAll(queue))).toEqual(queued);
      }),
    );
  });
});
