import { describe, expect, it } from 'vitest';
import { readRetryAfter, waitBeforeRetry } from './retry.ts';
import { fromSocketError, fromStatus, UpstreamError } from './upstream-error.ts';

describe('Retry-After', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  it.each([
    ['120', 120],
    [' 3 ', 3],
    ['0', 0],
    ['1.5', 2],
    ['Sun, 15 Nov 2026 12:00:30 GMT', 30],
    ['Sun, 15 Nov 2026 11:00:00 GMT', 0],
    ['99999999', 3_600],
    ['soon', undefined],
    ['-5', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %j as %s seconds', (header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds);
  });
});

describe('the wait before a retry', () => {
  const status = (code: number, retryAfter?: number) => fromStatus('server', code, retryAfter) as UpstreamError;
  const socket = (code: string) => fromSocketError('server', Object.assign(new Error('x'), { code }));

  it.each([429, 500, 502, 503, 504])('comes after status %i', (code) => {
    expect(waitBeforeRetry(status(code), 0, () => 1)).toBe(250);
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE'])('comes after %s', (code) => {
    expect(waitBeforeRetry(socket(code), 0, () => 1)).toBe(250);
  });

  it.each([
    ['status 400', status(400)],
    ['status 401', status(401)],
    ['status 501', status(501)],
    ['a redirect', status(302)],
    ['a bad certificate', socket('CERT_HAS_EXPIRED')],
    ['a timeout', new UpstreamError('server', 'timeout')],
    ['a cancelled request', new UpstreamError('server', 'cancelled')],
    ['an answer of another type', new UpstreamError('server', 'broken')],
  ])('never comes after %s: the same would happen again', (_, error) => {
    expect(waitBeforeRetry(error, 0, () => 1)).toBeNull();
  });

  it('doubles, and is spread by half', () => {
    expect([0, 1, 2].map((attempt) => waitBeforeRetry(status(500), attempt, () => 1))).toEqual([250, 500, 1_000]);
    expect(waitBeforeRetry(status(500), 0, () => 0)).toBe(125);
  });

  it('is what the server asks for, and no retry at all when that is too long', () => {
    expect(waitBeforeRetry(status(429, 2), 0, () => 1)).toBe(2_000);
    expect(waitBeforeRetry(status(429, 60), 0, () => 1)).toBeNull();
  });
});
