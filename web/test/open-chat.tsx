import type { CurrentUser } from '@sirenade/contract/accounts';
import { screen, within } from '@testing-library/react';
import { stored } from '../src/lib/storage.ts';
import { fakeServer } from './fake-server.ts';
import { pauseTimers } from './pause-timers.ts';
import { aUser } from './people.ts';
import { renderApp } from './render-app.tsx';
import { aSiren } from './sirens.ts';
import { aStory } from './stories.ts';

/** Requests for suggestions fail, so that tests see only the messages. */
export const noSuggestions = {
  'POST /api/story/suggestion': { status: 503 },
  'POST /api/story/suggestion/5': { status: 503 },
};

interface Opening {
  viewer?: CurrentUser | null;
  path?: string;
  answers?: Parameters<typeof fakeServer>[0];
}

/** After how much silence a chat gives up a connection [K17]. */
const SILENCE_MS = 10_000;

/** The page of a new chat with Isla. The idle timeout of its connection never fires, even on a slow machine. */
export async function openChat({ viewer = aUser(), path = '/story?siren=41', answers = {} }: Opening = {}) {
  pauseTimers(SILENCE_MS);
  if (viewer) stored.user.write(viewer);
  const server = fakeServer({
    'GET /api/user': { body: viewer },
    'GET /api/voices': { body: [{ id: 'clara', name: 'Clara', labels: {}, preview_url: '' }] },
    'GET /api/sirens/41': { body: aSiren() },
    'GET /api/story': { body: [] },
    'GET /api/story/5': { body: aStory() },
    ...noSuggestions,
    ...answers,
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Isla' });
  return { ...app, server };
}

/** The page of story 5. */
export const openStory = (opening: Opening = {}) => openChat({ path: '/story?siren=41&story=5', ...opening });
export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Isla' });
export const letters = () => within(screen.getByRole('list', { name: 'Chat with Isla' }));
/** The bodies sent to an endpoint, one per call. */
export const bodiesOf = (server: ReturnType<typeof fakeServer>, key: string) =>
  server.calls.filter((call) => call.key === key).map((call) => call.body);
