import type { CurrentUser } from '@sirenade/contract/accounts';
import { screen, within } from '@testing-library/react';
import { stored } from '../src/lib/storage.ts';
import { fakeServer } from './fake-server.ts';
import { aUser } from './people.ts';
import { renderApp } from './render-app.tsx';
import { aPicture, aSiren } from './sirens.ts';
import { voiceList } from './voices.ts';

export const PAINT = 'POST /api/sirens/generate-image/progress';

/** A picture that is made at once. */
export const painted = (id: string) => ({
  events: [{ progress: 0.4 }, { image: aPicture(id), image_seed: 11, image_model: 'painter' }],
});

type Answers = Parameters<typeof fakeServer>[0];

/** A page about sirens as a user sees it, with a server that knows the voices and no more than a test adds. */
export async function openWorkshop(path: string, answers: Answers = {}, user: CurrentUser = aUser()) {
  stored.user.write(user);
  const server = fakeServer({
    'GET /api/user': { body: user },
    'GET /api/voices': { body: voiceList },
    'GET /api/sirens/41': { body: aSiren() },
    ...answers,
  });
  const app = renderApp(path);
  const main = within(await screen.findByRole('main'));
  const bodiesOf = (key: string) => server.calls.filter((call) => call.key === key).map((call) => call.body);
  return { ...app, server, main, bodiesOf };
}

/** The same, once the form is there. */
export async function openForm(path = '/sirens/create', answers: Answers = {}, user?: CurrentUser) {
  const app = await openWorkshop(path, answers, user);
  await screen.findByRole('button', { name: /^(Create|Save) Siren$/ });
  await screen.findByRole('option', { name: 'Maren: warm, gentle' });
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const write = async (name: string, text: string) => {
    await app.user.clear(field(name));
    await app.user.type(field(name), text);
  };
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, field, write, press };
}
