import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { turns } from '../../../test/turns.ts';
import { makeScrollPlaces } from './scroll-places.ts';

let gone: string[];
const add = (id: string) => {
  const element = document.createElement('h2');
  element.id = id;
  document.body.append(element);
};

beforeEach(() => {
  gone = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    gone.push(this.id);
  });
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void gone.push(`${to[1]}`));
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
});

test('what a fragment names is gone to, also when it comes later', async () => {
  const places = makeScrollPlaces();
  add('here');
  places.restore('a', '#here');
  expect(gone).toEqual(['0', 'here']);
  places.restore('b', '#late%20one');
  add('something else');
  await turns();
  expect(gone.slice(2)).toEqual(['0']);
  add('late one');
  await turns();
  expect(gone.slice(2)).toEqual(['0', 'late one']);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'a reader who moves on by %s is left alone',
  async (move) => {
    makeScrollPlaces().restore('a', '#late');
    window.dispatchEvent(new Event(move));
    add('late');
    await turns();
    expect(gone).toEqual(['0']);
  },
);

test('on another page, and after a while, nothing is waited for any more', async () => {
  vi.useFakeTimers();
  const places = makeScrollPlaces();
  places.restore('a', '#late');
  places.restore('b', '');
  add('late');
  await vi.advanceTimersByTimeAsync(5);
  places.restore('c', '#never');
  await vi.advanceTimersByTimeAsync(10_000);
  add('never');
  await vi.advanceTimersByTimeAsync(5);
  expect(gone).toEqual(['0', '0', '0']);
});

test('where somebody was before they go again, whatever the address names', () => {
  add('here');
  const places = makeScrollPlaces();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(730);
  places.save('a');
  places.store();
  makeScrollPlaces().restore('a', '#here');
  expect(gone).toEqual(['730']);
});
