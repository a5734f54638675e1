import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../../test/fake-server.ts';
import { watchScreen } from '../../../../test/on-screen.ts';
import { aUser, profileOf } from '../../../../test/people.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aSiren } from '../../../../test/sirens.ts';
import { stored } from '../../../lib/storage.ts';
import { untouched } from '../../preferences/own-preferences.store.ts';

const key = 'GET /api/sirens';
const isEnd = ({ margin }: { margin: string }) => margin === '200% 0px';
let screenOf: ReturnType<typeof watchScreen>;

beforeEach(() => {
  screenOf = watchScreen();
});

const filters = { hidden_tags: ['storm'], hidden_words: ['pirate queen'] };
const crew = [
  aSiren({ id: 1, name: 'Seen' }),
  aSiren({ id: 2, name: 'Tagged', tags: ['storm'] }),
  aSiren({ id: 3, name: 'Told', description: 'Once a Pirate  Queen of the north.' }),
  aSiren({ id: 4, name: 'Own', tags: ['storm'], user_id: 7 }),
];
const names = () => [...document.querySelectorAll('.siren-name')].map(({ textContent }) => textContent);

test('a visitor who hides a tag or a word does not meet those sirens, and sees how many', async () => {
  stored.preferences.write(filters);
  fakeServer({ [key]: { body: crew } });
  renderApp('/');
  await waitFor(() => expect(names()).toEqual(['Seen']));
  expect(screen.getByRole('link', { name: '3 hidden by your filters' })).toBeTruthy();
});

test("an account's filters hold, not the browser's, and nobody's own sirens are kept from them", async () => {
  const user = aUser({ preferences: { ...untouched, ...filters } });
  stored.user.write(user);
  stored.preferences.write({ hidden_words: ['seen'] });
  fakeServer({ 'GET /api/user': { body: user }, [key]: { body: crew } });
  renderApp('/');
  await waitFor(() => expect(names()).toEqual(['Seen', 'Own']));
  expect(screen.getByText('2 hidden by your filters')).toBeTruthy();
});

test('a page that is hidden as a whole neither stalls the grid nor runs through the whole list', async () => {
  stored.preferences.write(filters);
  let served = 0;
  const page = () => Array.from({ length: 12 }, (_, n) => aSiren({ id: served * 12 + n, tags: ['storm'] }));
  fakeServer({
    [key]: () => {
      served += 1;
      if (served < 8) return { body: page(), headers: { 'x-next-cursor': `c${served}` } };
      return { body: [aSiren({ id: 999, name: 'Last' })] };
    },
  });
  const { user } = renderApp('/');
  for (let pages = 1; pages <= 5; pages++) {
    await screen.findByText(`${pages * 12} hidden by your filters`);
    screenOf.show(true, isEnd);
  }
  expect(screen.queryByText('No results found.')).toBeNull();
  expect(screen.queryByText('The shore is still quiet')).toBeNull();
  const further = await screen.findByRole('button', { name: 'Look further' });
  expect(served).toBe(5);
  await user.click(further);
  for (let pages = 6; pages <= 7; pages++) {
    await screen.findByText(`${pages * 12} hidden by your filters`);
    screenOf.show(true, isEnd);
  }
  await waitFor(() => expect(names()).toEqual(['Last']));
});

test('the sirens of a profile are filtered too, and a link to a hidden one opens her', async () => {
  stored.preferences.write(filters);
  const keeper = { ...aUser({ id: 9, username: 'keeper' }) };
  fakeServer({
    'GET /api/user/keeper': { body: profileOf(keeper) },
    [key]: { body: crew.slice(0, 3) },
    'GET /api/sirens/2': { body: crew[1] },
  });
  const { router } = renderApp('/u/keeper?show=sirens');
  await waitFor(() => expect(names()).toEqual(['Seen']));
  expect(screen.getByText('2 hidden by your filters')).toBeTruthy();
  await router.navigate('/story?siren=2');
  expect(await screen.findByRole('heading', { name: 'Tagged' })).toBeTruthy();
});
