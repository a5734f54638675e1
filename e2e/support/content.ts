import { expect, type Page } from '@playwright/test';
import type { App } from './app.ts';

/** Makes a siren whom everybody can meet, beside the page; for whoever is signed in there. */
export async function makeSiren(page: Page, app: App, name: string): Promise<number> {
  const answer = await page.request.post('/api/sirens', {
    headers: { origin: app.url },
    multipart: { name, description: 'Mends nets on the pier and knows every tide.', private: 'false', images: '[]' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** Has a chat with a siren beside the page. */
export async function makeChat(page: Page, app: App, siren_id: number, messages: string[]): Promise<number> {
  let story: number | null = null;
  for (const user_input of messages) {
    const answer = await page.request.post(story === null ? '/api/story' : `/api/story/${story}`, {
      headers: { origin: app.url },
      data: { user_input, siren_id, response_size: 'short' },
      timeout: 90_000,
    });
    expect(answer.status()).toBe(200);
    story ??= JSON.parse((await answer.text()).split('\n\n')[0] ?? '').story_id as number;
  }
  return story ?? 0;
}

/** Posts a chat with a comment and an answer to it, beside the page. */
export async function makePost(page: Page, app: App, story_id: number, title: string): Promise<number> {
  const headers = { origin: app.url };
  const posted = await page.request.post('/api/post', {
    headers,
    data: { story_id, title, tags: ['storm', 'winter'] },
  });
  expect(posted.status(), await posted.text()).toBe(201);
  const { id: post_id } = await posted.json();
  let parent_id: number | undefined;
  for (const content of ['A *quiet* one.', 'As harbours are in winter.']) {
    const said = await page.request.post('/api/comments', { headers, data: { post_id, content, parent_id } });
    expect(said.status(), await said.text()).toBe(201);
    parent_id = (await said.json()).new_comment.id;
  }
  return post_id;
}
