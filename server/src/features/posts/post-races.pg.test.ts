import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depth } from '../../../../scripts/lib/test-depth.ts';
import { rowsOf } from '../../../test/account-steps.ts';
import { idOf } from '../../../test/media-steps.ts';
import { composesWithMedia, orphans, postChat } from '../../../test/posting-steps.ts';
import { placeSiren } from '../../../test/siren-list-steps.ts';
import { makeMember } from '../../../test/siren-steps.ts';
import { beginStory, ownerNamed } from '../../../test/story-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/test-app.ts';
import { hidePost, unhidePost } from './review/post-hiding.service.ts';

let house: TestApp;
let author: Visitor;
let maker: Visitor;
let reader: Visitor;
let makerId: number;
let siren: number;
beforeAll(async () => {
  house = await makeTestApp();
  author = await makeMember(house, 'Sailor');
  maker = await makeMember(house, 'Maker');
  reader = await makeMember(house, 'Reader');
  makerId = await idOf(house, 'Maker');
  siren = await placeSiren(house, makerId, { name: 'Isla' });
});
afterAll(() => house.close());

/** A chat with audio and a picture that is not posted yet. */
async function chat(sirenId = siren): Promise<number> {
  const { composes } = await composesWithMedia(house, 'Sailor');
  return beginStory(house, await ownerNamed(house, 'Sailor'), sirenId, composes);
}
const post = (story_id: number) => author.ask('POST', '/api/post', { story_id });

/** Posts whose stored copies of siren or chat data are wrong. */
const inconsistentPosts = () =>
  rowsOf(
    house,
    `SELECT posts.id FROM posts
     LEFT JOIN sirens ON sirens.id = posts.siren_id LEFT JOIN stories ON stories.id = posts.story_id
     WHERE siren_listed <> coalesce(sirens.listed, false) OR stories.post_id IS DISTINCT FROM posts.id
        OR stories.post_shown <> (posts.hidden_at IS NULL)
     UNION ALL
     SELECT post_id FROM stories WHERE post_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.id = post_id)
     UNION ALL
     SELECT story_id FROM shared_composes WHERE NOT EXISTS (SELECT 1 FROM posts WHERE posts.story_id = shared_composes.story_id)`,
  );

describe('a chat that is posted', () => {
  it('fifty times at once is one post, with one set of sounds and pictures', async () => {
    for (let round = 0; round < depth(1, 3); round++) {
      const storyId = await chat();
      const answers = await Promise.all(Array.from({ length: 50 }, () => post(storyId)));
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(answers[0]?.statusCode, answers[0]?.body).toBe(201);
      expect(await rowsOf(house, 'SELECT 1 FROM shared_composes WHERE story_id = $1', [storyId])).toHaveLength(1);
    }
    expect(await orphans(house)).toEqual([]);
    expect(await inconsistentPosts()).toEqual([]);
  });

  it('while it is deleted leaves no inconsistent rows, and causes no server error', async () => {
    for (let round = 0; round < depth(5, 12); round++) {
      const storyId = await chat();
      const answers = await Promise.all([
        post(storyId),
        author.ask('DELETE', `/api/story/${storyId}`),
        post(storyId),
        reader.ask('POST', `/api/story/copy/${storyId}`),
      ]);
      for (const { statusCode, body } of answers) expect([200, 201, 404], body).toContain(statusCode);
      expect(await rowsOf(house, 'SELECT 1 FROM posts WHERE story_id = $1', [storyId])).toEqual([]);
    }
    expect(await orphans(house)).toEqual([]);
    expect(await inconsistentPosts()).toEqual([]);
  });

  it('while its siren turns private is refused, or goes out of sight with her', async () => {
    for (let round = 0; round < depth(8, 20); round++) {
      const shy = await placeSiren(house, makerId, { description: `A keeper of forty, ${round}.` });
      const storyId = await chat(shy);
      const [posted, saved] = await Promise.all([
        post(storyId),
        maker.ask('PUT', `/api/sirens/${shy}`, { private: true }),
      ]);
      expect(saved.statusCode, saved.body).toBe(200);
      expect([201, 404], posted.body).toContain(posted.statusCode);
      expect((await reader.ask('GET', `/api/story/${storyId}`)).statusCode).toBe(404);
      if (posted.statusCode !== 201) continue;
      expect((await reader.ask('GET', `/api/post/${posted.json().id}`)).statusCode).toBe(404);
    }
    expect(await inconsistentPosts()).toEqual([]);
  });
});

describe('a post that is deleted', () => {
  it('by several at once, with its chat, while it is hidden, edited, voted on, read and copied, is gone for all', async () => {
    for (let round = 0; round < depth(5, 12); round++) {
      const { composes } = await composesWithMedia(house, 'Sailor');
      const { storyId, postId } = await postChat(house, { visitor: author, username: 'Sailor' }, siren, {
        composes,
      });
      const hidden = hidePost(house.context(), postId, 'Not here.')
        .then(() => unhidePost(house.context(), postId))
        .catch(({ code }: { code: string }) => expect(['not_found', 'conflict']).toContain(code));
      const answers = await Promise.all([
        author.ask('DELETE', `/api/post/${postId}`),
        author.ask('DELETE', `/api/post/${postId}`),
        author.ask('PATCH', `/api/post/${postId}`, { tags: [`round ${round}`] }),
        reader.ask('PUT', `/api/reactions/post/${postId}`, { is_upvote: true }),
        reader.ask('POST', '/api/comments', { post_id: postId, content: 'Well told.' }),
        reader.ask('POST', `/api/story/copy/${storyId}`),
        reader.ask('GET', `/api/post/${postId}`),
        ...(round % 2 ? [author.ask('DELETE', `/api/story/${storyId}`)] : []),
      ]);
      await hidden;
      for (const { statusCode, body } of answers) expect([200, 201, 404, 409], body).toContain(statusCode);
      expect((await author.ask('GET', `/api/post/${postId}`)).statusCode).toBe(404);
    }
    expect(await orphans(house)).toEqual([]);
    expect(await inconsistentPosts()).toEqual([]);
    expect(await rowsOf(house, 'SELECT tag FROM search.tags WHERE posts <= 0')).toEqual([]);
  });

  it("with the account of its siren's maker, or of its author, at that moment, leaves nothing half", async () => {
    for (let round = 0; round < 6; round++) {
      const names = [`Leaver${round}`, `Writer${round}`] as const;
      const deletedUser = await makeMember(house, names[0]);
      const writer = await makeMember(house, names[1]);
      const theirs = await placeSiren(house, await idOf(house, names[0]), {});
      const owner = await ownerNamed(house, names[1]);
      const stories = [await beginStory(house, owner, theirs), await beginStory(house, owner, theirs)];
      const first = (await writer.ask('POST', '/api/post', { story_id: stories[0] })).json().id;
      for (const by of [deletedUser, writer]) await by.ask('PUT', `/api/reactions/post/${first}`, { is_upvote: true });
      await deletedUser.ask('POST', '/api/comments', { post_id: first, content: 'Well told.' });
      const answers = await Promise.all([
        deletedUser.ask('DELETE', '/api/user', { password: PASSWORD }),
        writer.ask('POST', '/api/post', { story_id: stories[1] }),
        writer.ask('DELETE', `/api/story/${stories[0]}`),
        writer.ask('DELETE', `/api/post/${first}`),
        reader.ask('POST', `/api/story/copy/${stories[0]}`),
      ]);
      for (const { statusCode, body } of answers) expect([200, 201, 403, 404], body).toContain(statusCode);
      expect((await writer.ask('DELETE', '/api/user', { password: PASSWORD })).statusCode).toBe(200);
    }
    expect(await inconsistentPosts()).toEqual([]);
    expect(await orphans(house)).toEqual([]);
  });
});
