import { describe, expect, test, vi } from 'vitest';
import { makeMemoryPort } from '../../../test/memory-port.ts';
import { turns } from '../../../test/turns.ts';
import { createHistory, type Step } from './history.ts';

/** Long enough for every move that was begun. */
const settled = () => turns();

function open(start = '/') {
  const port = makeMemoryPort(start);
  const history = createHistory(port);
  const seen: string[] = [];
  history.listen(({ location, action }) => seen.push(`${action} ${location.pathname}${location.search}`));
  return { port, history, seen, at: () => history.moment().location.pathname };
}

describe('going from page to page', () => {
  test('tells of every page, and of the way back', async () => {
    const { history, port, seen } = open();
    history.push('/post/1', { from: 'feed' });
    history.replace('/post/2?x=1');
    history.go(-1);
    await settled();
    expect(seen).toEqual(['PUSH /post/1', 'REPLACE /post/2?x=1', 'POP /']);
    expect(port.length()).toBe(2);
  });

  test('keeps what was given with a page, and its key, for the way back', async () => {
    const { history } = open();
    const { key } = history.moment().location;
    history.push('/a', { from: 'feed' });
    const saved = history.moment().location;
    history.push('/b');
    history.go(-1);
    await settled();
    expect(history.moment().location).toMatchObject({ pathname: '/a', state: { from: 'feed' }, key: saved.key });
    history.go(-1);
    await settled();
    expect(history.moment().location.key).toBe(key);
  });

  test('takes an entry that a plain link has made for a page of its own', async () => {
    const { port, at, history, seen } = open('/a');
    port.push(null, '/a#main');
    port.go(0);
    await settled();
    expect([at(), history.moment().location.hash]).toEqual(['/a', '#main']);
    history.go(-1);
    await settled();
    expect(seen).toHaveLength(2);
    expect(history.moment().location.hash).toBe('');
  });
});

describe('what lies over a page', () => {
  test('goes when one goes back, and the page stays', async () => {
    const { history, port, seen, at } = open();
    history.push('/a');
    const onBack = vi.fn(() => uncover());
    const uncover = history.cover(onBack);
    await settled();
    expect(port.length()).toBe(3);
    history.go(-1);
    await settled();
    expect(onBack).toHaveBeenCalledTimes(1);
    expect([at(), seen]).toEqual(['/a', ['PUSH /a']]);
    history.go(-1);
    await settled();
    expect(at()).toBe('/');
  });

  test('takes its entry along when it is closed by other means', async () => {
    const { history, seen } = open();
    history.push('/a');
    const uncover = history.cover(() => {});
    await settled();
    uncover();
    await settled();
    history.go(-1);
    await settled();
    expect(seen).toEqual(['PUSH /a', 'POP /']);
  });

  test('does not come again by going forward, and costs no step on the way back', async () => {
    const { history, at } = open();
    history.push('/a');
    const uncover = history.cover(() => uncover());
    await settled();
    history.go(-1);
    await settled();
    history.go(1);
    await settled();
    expect(at()).toBe('/a');
    history.go(-1);
    await settled();
    expect(at()).toBe('/');
  });

  test('goes one by one, the topmost first', async () => {
    const { history, at } = open();
    history.push('/a');
    const gone: string[] = [];
    const uncover = ['below', 'above'].map((name, place) =>
      history.cover(() => {
        gone.push(name);
        uncover[place]?.();
      }),
    );
    await settled();
    history.go(-1);
    await settled();
    expect(gone).toEqual(['above']);
    history.go(-1);
    await settled();
    expect([gone, at()]).toEqual([['above', 'below'], '/a']);
  });

  test('may refuse to go, and is asked again the next time', async () => {
    const { history, at } = open();
    history.push('/a');
    const onBack = vi.fn();
    history.cover(onBack);
    await settled();
    history.go(-1);
    await settled();
    history.go(-1);
    await settled();
    expect([onBack.mock.calls.length, at()]).toEqual([2, '/a']);
  });

  test('that leads to another page leaves nothing of itself behind', async () => {
    const { history, port, at } = open();
    history.push('/a');
    const uncover = [history.cover(() => {}), history.cover(() => {})];
    await settled();
    history.push('/b');
    for (const gone of uncover) gone();
    await settled();
    expect([at(), port.href()]).toEqual(['/b', '/b']);
    history.go(-1);
    await settled();
    expect(at()).toBe('/a');
    history.go(1);
    await settled();
    expect(at()).toBe('/b');
  });

  test('that closes just before it leads to another page gets there too', async () => {
    const { history, at } = open();
    history.push('/a');
    const uncover = history.cover(() => {});
    await settled();
    uncover();
    await Promise.resolve();
    history.push('/b');
    await settled();
    expect(at()).toBe('/b');
    history.go(-1);
    await settled();
    expect(at()).toBe('/a');
  });

  test('that puts another page in place of this one replaces the page, not only itself', async () => {
    const { history, at } = open();
    history.push('/a');
    const uncover = history.cover(() => {});
    await settled();
    history.replace('/b');
    uncover();
    await settled();
    expect(at()).toBe('/b');
    history.go(-1);
    await settled();
    expect(at()).toBe('/');
  });

  test('may change the address of the page, and it stays changed', async () => {
    const { history, port } = open();
    history.push('/a?payments=true');
    const uncover = history.cover(() => {});
    await settled();
    history.replace('/a');
    uncover();
    await settled();
    expect([port.href(), history.moment().location.search]).toEqual(['/a', '']);
  });

  test('is gone after a reload, and so is its entry', async () => {
    const port = makeMemoryPort('/a');
    const before = createHistory(port);
    const unlisten = before.listen(() => {});
    before.cover(() => {});
    await settled();
    expect(port.state()).toMatchObject({ idx: 1, depth: 1 });
    unlisten();
    createHistory(port).listen(() => {});
    await settled();
    expect(port.state()).toMatchObject({ idx: 0, depth: 0 });
  });
});

describe('a guard', () => {
  const refuses = ({ currentLocation, nextLocation }: Step) => currentLocation.pathname !== nextLocation.pathname;

  test('holds up a step until it is taken after all', async () => {
    const { history, at } = open();
    let take = () => {};
    const unguard = history.guard({ refuses, onBlocked: (proceed) => (take = proceed) });
    history.push('/a');
    expect(at()).toBe('/');
    take();
    expect(at()).toBe('/a');
    unguard();
    history.push('/b');
    expect(at()).toBe('/b');
  });

  test('holds up the way back too, and what asks about it can be left by going back', async () => {
    const { history, port, at } = open();
    history.push('/form');
    let take = () => {};
    let uncover = () => {};
    const onBlocked = vi.fn((proceed: () => void) => {
      take = proceed;
      uncover = history.cover(() => uncover());
    });
    history.guard({ refuses, onBlocked });
    history.go(-1);
    await settled();
    expect([at(), port.href(), onBlocked.mock.calls.length]).toEqual(['/form', '/form', 1]);
    history.go(-1);
    await settled();
    expect(at()).toBe('/form');
    history.go(-1);
    await settled();
    expect(onBlocked).toHaveBeenCalledTimes(2);
    uncover();
    take();
    await settled();
    expect([at(), port.href()]).toEqual(['/', '/']);
  });
});
