import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { ApiFailure, addressOf, call, callEvents, callForm, callPage } from './api.ts';

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (failure: unknown) => failure,
  );

test('an address has its parameters filled in and escaped, and only the queries that are set', () => {
  expect(addressOf('/api/user/:username', { username: 'a/../b' })).toBe('/api/user/a%2F..%2Fb');
  expect(addressOf('/api/sirens', {}, { sort: 'hot', search: undefined, limit: 12 })).toBe(
    '/api/sirens?sort=hot&limit=12',
  );
});

test('a call sends its body as JSON and gives back the answer [A4]', async () => {
  const server = fakeServer({ 'POST /api/user/login': { body: { username: 'marina' } } });
  const body = { email: 'marina@example.test', password: 'correct horse' };
  expect(await call('POST /api/user/login', { body })).toEqual({ username: 'marina' });
  expect(server.calls).toEqual([{ key: 'POST /api/user/login', body }]);
});

test('what the page asked for before the app was there is taken once, and only by who asks for the same', async () => {
  const isla = { body: { name: 'Isla' } };
  const server = fakeServer({ 'GET /api/sirens/4': isla, 'GET /api/sirens/5': isla });
  window.earlyAnswers = { '/api/sirens/4?media=url': Promise.resolve(new Response('{"name":"Marina"}')) };
  const ask = (id: number) => call('GET /api/sirens/:id', { params: { id }, query: { media: 'url' } });
  await ask(5);
  expect(server.calls).toHaveLength(1);
  expect(await ask(4)).toEqual({ name: 'Marina' });
  expect(server.calls).toHaveLength(1);
  expect(await ask(4)).toEqual({ name: 'Isla' });
});

test('a change outlives the page that asked for it, unless it is more than a browser sends for a page that is gone', async () => {
  const fetchSpy = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', fetchSpy);
  const outlived = () => fetchSpy.mock.lastCall?.[1].keepalive;
  await call('PUT /api/user/preferences', { body: { hints_dismissed: ['intro'] } });
  expect(outlived()).toBe(true);
  await call('DELETE /api/reactions/siren/:id', { params: { id: 4 } });
  expect(outlived()).toBe(true);
  await call('PUT /api/user/preferences', { body: { hidden_words: Array(100).fill('a'.repeat(60)) } });
  expect(outlived()).toBe(false);
  await callForm('PUT /api/sirens/:id', { params: { id: 4 }, fields: { name: 'Isla' } });
  expect(outlived()).toBe(false);
  await call('GET /api/user');
  expect(outlived()).toBe(false);
});

test('an early question that failed is a failure like any other', async () => {
  fakeServer({});
  window.earlyAnswers = { '/api/user': Promise.reject(new TypeError('Failed to fetch')) };
  expect(await failureOf(call('GET /api/user'))).toMatchObject({ code: 'network' });
});

test('an error body becomes a failure with its sentence, code and field errors [A1]', async () => {
  const errors = { username: ['This name is taken.'] };
  fakeServer({
    'POST /api/user/logout': {
      status: 400,
      body: { error: 'Please check what you entered.', code: 'invalid', errors },
    },
  });
  const failure = await failureOf(call('POST /api/user/logout'));
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ message: 'Please check what you entered.', status: 400, code: 'invalid', errors });
});

test('a failure says how long to wait when the server does', async () => {
  fakeServer({
    'GET /api/user': {
      status: 429,
      body: { error: 'Too many attempts.', code: 'too_many_requests' },
      headers: { 'retry-after': '17' },
    },
  });
  expect(await failureOf(call('GET /api/user'))).toMatchObject({ status: 429, retryAfter: 17 });
});

test('an answer that is not ours still gives a sentence that can be shown', async () => {
  fakeServer({ 'GET /api/user': { status: 502, body: '<html>' } });
  expect(await failureOf(call('GET /api/user'))).toMatchObject({
    status: 502,
    code: 'unknown',
    message: 'Something went wrong. Please try again later.',
  });
});

test('a network that is away is a failure with status 0 and a calm sentence', async () => {
  fakeServer({ 'GET /api/user': 'down' });
  const failure = await failureOf(call('GET /api/user'));
  expect(failure).toMatchObject({ status: 0, code: 'network' });
  expect((failure as Error).message).toContain('could not reach the server');
});

test('a call that its caller gave up is not reported as a failure of the network', async () => {
  fakeServer({ 'GET /api/user': 'down' });
  const failure = await failureOf(call('GET /api/user', { signal: AbortSignal.abort() }));
  expect(failure).not.toBeInstanceOf(ApiFailure);
});

test('a page of a list comes with the cursor of the next one, and without it at the end', async () => {
  let headers: Record<string, string> = { 'x-next-cursor': '41' };
  const server = fakeServer({ 'GET /api/credits': () => ({ body: [], headers }) });
  expect(await callPage('GET /api/credits', { query: { limit: 5 } })).toEqual({ items: [], next: '41' });
  headers = {};
  expect(await callPage('GET /api/credits', { query: { after: 41 } })).toEqual({ items: [], next: null });
  expect(server.addresses()).toEqual(['GET /api/credits?limit=5', 'GET /api/credits?after=41']);
});

test('a form is sent as multipart with every field as text [A19]', async () => {
  const server = fakeServer({ 'POST /api/sirens': { status: 201, body: { id: 4 } } });
  const sent = vi.spyOn(globalThis, 'fetch');
  const fields = { name: 'Isla', images: '[{"id":"a"}]' };
  expect(await callForm('POST /api/sirens', { fields })).toEqual({ id: 4 });
  expect(server.calls).toEqual([{ key: 'POST /api/sirens', body: fields }]);
  const init = sent.mock.calls[0]?.[1];
  expect(init?.body).toBeInstanceOf(FormData);
  expect(init?.headers).not.toHaveProperty('content-type');
});

test('a request can carry a key, so that it is carried out once', async () => {
  fakeServer({ 'POST /api/sirens/generate-image': { body: {} } });
  const sent = vi.spyOn(globalThis, 'fetch');
  await call('POST /api/sirens/generate-image', { body: { appearance: 'tall' }, idempotencyKey: 'k1' });
  expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({ 'idempotency-key': 'k1' });
});

test('an answer that comes in events is given event by event', async () => {
  const events = [{ progress: 0.2 }, { progress: 0.9 }];
  fakeServer({ 'POST /api/sirens/generate-image/progress': { events } });
  const seen: unknown[] = [];
  for await (const event of callEvents('POST /api/sirens/generate-image/progress', { body: {} })) seen.push(event);
  expect(seen).toEqual(events);
});

test('events fail like any call: with the words of the server, or of a network that broke off', async () => {
  const key = 'POST /api/sirens/generate-image/progress';
  fakeServer({ [key]: { status: 402, body: { error: 'No credits.', code: 'out_of_images' } } });
  expect(await failureOf(callEvents(key, { body: {} }).next())).toMatchObject({ status: 402, message: 'No credits.' });

  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
  fakeServer({ [key]: { events: broken } });
  expect(await failureOf(callEvents(key, { body: {} }).next())).toMatchObject({ status: 0, code: 'network' });
});
