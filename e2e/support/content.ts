import { expect, type Page } from '@playwright/test';
import type { App } from './app.ts';

interface SirenInput {
  name: string;
  description?: string;
  isPrivate?: boolean;
  tags?: string[];
}

/** Creates a siren through the API, by the call of the form; as the user who is signed in on the page. */
export async function makeSiren(page: Page, app: App, input: SirenInput | string): Promise<number> {
  const { name, description, isPrivate = false, tags } = typeof input === 'string' ? { name: input } : input;
  const answer = await page.request.post('/api/sirens', {
    headers: { origin: app.url },
    multipart: {
      name,
      description: description ?? 'Mends nets on the pier and knows every tide.',
      private: String(isPrivate),
      images: '[]',
      ...(tags && { tags: JSON.stringify(tags) }),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** Has a chat with a siren through the API, a new one or one that goes on. */
export async function makeChat(
  page: Page,
  app: App,
  siren_id: number,
  messages: string[],
  begun: number | null = null,
): Promise<number> {
  let story = begun;
  for (const user_input of messages) {
    const answer = await page.request.post(story === null ? '/api/story' : `/api/story/${story}`, {
      headers: { origin: app.url },
      data: { user_input, siren_id, response_size: 'short' },
    });
    expect(answer.status()).toBe(200);
    story ??= JSON.parse((await answer.text()).split('\n\n')[0] ?? '').story_id as number;
  }
  return story ?? 0;
}

/** Posts a chat through the API. */
export async function makePost(page: Page, app: App, story_id: number, input: object = {}): Promise<number> {
  const answer = await page.request.post('/api/post', { headers: { origin: app.url }, data: { story_id, ...input } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** Comments on a post, or answers a comment, through the API. */
export async function makeComment(
  page: Page,
  app: App,
  post_id: number,
  content: string,
  parent_id?: number,
): Promise<number> {
  const data = { post_id, content, parent_id };
  const answer = await page.request.post('/api/comments', { headers: { origin: app.url }, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).new_comment.id;
}
