import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../../../test/media-steps.ts';
import { placePost } from '../../../../test/post-steps.ts';
import { placeSiren } from '../../../../test/siren-list-steps.ts';
import { makeMember } from '../../../../test/siren-steps.ts';
import { makeTestApp, type TestApp, type Visitor } from '../../../../test/test-app.ts';

let house: TestApp;
let author: Visitor;
let post: number;
beforeAll(async () => {
  house = await makeTestApp();
  author = await makeMember(house, 'Author');
  const authorId = await idOf(house, 'Author');
  post = await placePost(house, authorId, await placeSiren(house, authorId, { name: 'Isla' }));
});
afterAll(() => house.close());

describe('what cannot be read of a request about posts', () => {
  it('is reported in our own words, under its field [V9]', async () => {
    const errorsOf = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object) => {
      const answer = await author.ask(method, path, body);
      expect(answer.statusCode, path).toBe(400);
      return answer.json().errors;
    };
    expect(await errorsOf('POST', `/api/posts/report/${post}`, {})).toEqual({ reason: ['Please describe the issue.'] });
    expect(await errorsOf('POST', `/api/posts/report/${post}`, { reason: '\u200b' })).toEqual({
      reason: ['Please describe the issue.'],
    });
    expect(await errorsOf('PUT', `/api/reactions/post/${post}`, { is_upvote: 'yes' })).toEqual({
      is_upvote: ['Send is_upvote as true or false.'],
    });
    expect(await errorsOf('PATCH', `/api/post/${post}`, { title: '\u200b\u200b' })).toEqual({
      title: ['A title is needed.'],
    });
    expect(await errorsOf('POST', '/api/notifications/read', {})).toEqual({
      body: ['Send ids, or the newest as up_to.'],
    });
    expect(await errorsOf('GET', '/api/tags?limit=1001')).toEqual({ limit: ['A list has 1 to 1000 tags.'] });
    expect(await errorsOf('GET', '/api/notifications?limit=0')).toEqual({
      limit: ['A page has 1 to 100 notifications.'],
    });
  });

  it('is no feed, however long its name is', async () => {
    for (const feed of ['nowhere', 'x'.repeat(61), 'x'.repeat(95)]) {
      expect((await author.ask('GET', `/api/posts/${feed}`)).statusCode).toBe(404);
    }
  });
});
