import { expect, test } from 'vitest';
import { readWayBack, wayBackTo } from './way-back.ts';

test('the way back is the whole address somebody was at', () => {
  const place = { pathname: '/post/12', search: '?a=1', hash: '#comment-1-2' };
  expect(readWayBack(wayBackTo(place))).toBe('/post/12?a=1#comment-1-2');
});

test.each([
  null,
  'back',
  {},
  { back: 7 },
  { back: '' },
  { back: 'saved' },
  { back: 'https://example.org' },
  { back: '//example.org' },
  { back: '/\\example.org' },
  { back: 'javascript:alert(1)' },
])('%j leads nowhere', (state) => {
  expect(readWayBack(state)).toBeNull();
});
