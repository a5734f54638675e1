import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answer, fakeServer } from '../../../../test/fake-server.ts';
import { idleAtOnce } from '../../../../test/idle.ts';
import { pauseNetwork } from '../../../../test/pause-network.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { aCompose } from '../../../../test/stories.ts';
import { turns } from '../../../../test/turns.ts';
import { hasMessages } from '../../../lib/toast.ts';
import { Suggestions, type SuggestionsProps } from './suggestions.tsx';

const FIRST = 'POST /api/story/suggestion';
const NEXT = 'POST /api/story/suggestion/5';
const some = ['Tell me about the storm.', 'I sit down beside you.', 'Who lit the lamp?', 'A fourth one', 'A fifth one'];
const chips = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

let setChat: (changes: Partial<SuggestionsProps>) => void;

/** A chat whose state the test changes. */
function Chat(first: Partial<SuggestionsProps>) {
  const [props, setProps] = useState(first);
  setChat = (changes) => act(() => setProps((before) => ({ ...before, ...changes })));
  return (
    <Suggestions
      sirenId={41}
      storyId={5}
      last={aCompose()}
      isOwn
      isBusy={false}
      isInputEmpty
      onPick={() => {}}
      {...props}
    />
  );
}

beforeEach(idleAtOnce);

const moment = () => act(() => turns());

test('the first three are shown, and one that is tapped goes into the input [S36] [K14]', async () => {
  const server = fakeServer({ [NEXT]: { body: some } });
  const onPick = vi.fn();
  const { user } = renderPart(<Chat onPick={onPick} />);
  await user.click(await screen.findByRole('button', { name: 'I sit down beside you.' }));
  expect(onPick.mock.calls).toEqual([['I sit down beside you.']]);
  expect(chips()).toEqual(some.slice(0, 3));
  expect(server.calls).toEqual([{ key: NEXT, body: { siren_id: 41 } }]);
});

test('what is only done stands in italics, and goes into the input as it is written', async () => {
  const written = '*I sit down.* Tell me **more** of it.\n\nPlease.';
  fakeServer({ [NEXT]: { body: [written] } });
  const onPick = vi.fn();
  const { user } = renderPart(<Chat onPick={onPick} />);
  const chip = await screen.findByRole('button', { name: 'I sit down. Tell me more of it. Please.' });
  expect(chip.querySelector('em')?.textContent).toBe('I sit down.');
  await user.click(chip);
  expect(onPick.mock.calls).toEqual([[written]]);
});

test('before the first message they are about what could be said first [R8]', async () => {
  const server = fakeServer({ [FIRST]: { body: some } });
  renderPart(<Chat storyId={null} last={null} />);
  expect(await screen.findByRole('button', { name: 'Who lit the lamp?' })).toBeTruthy();
  expect(server.calls).toEqual([{ key: FIRST, body: { siren_id: 41 } }]);
});

test("in somebody else's chat nothing is asked for and nothing is shown [R8]", async () => {
  const server = fakeServer({ [NEXT]: { body: some } });
  renderPart(<Chat isOwn={false} />);
  await moment();
  expect(server.calls).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Suggestions' })).toBeNull();
});

test('they wait until nothing is being written, give way to the keyboard, and are not asked for a second time', async () => {
  const server = fakeServer({ [NEXT]: { body: some } });
  renderPart(<Chat isBusy />);
  await moment();
  expect(server.calls).toEqual([]);
  setChat({ isBusy: false });
  await screen.findByRole('button', { name: 'Who lit the lamp?' });
  for (const isInputEmpty of [false, true, false, true]) setChat({ isInputEmpty });
  await moment();
  expect(chips()).toHaveLength(3);
  expect(server.calls).toHaveLength(1);
  setChat({ isInputEmpty: false });
  expect(chips()).toEqual([]);
});

test('a page that nobody looks at asks for nothing until it is seen', async () => {
  const server = fakeServer({ [NEXT]: { body: some } });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderPart(<Chat />);
  await moment();
  expect(server.calls).toEqual([]);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('button', { name: 'Who lit the lamp?' })).toBeTruthy();
});

test.each([
  ['another reply', { id: 10 }],
  ['the same message answered anew', { alternate: { shown: 1, count: 2 } }],
  ['an edited message', { user_input: 'Good evening, keeper.' }],
])('after %s there are new ones', async (_what, changes) => {
  let texts = some;
  const server = fakeServer({ [NEXT]: () => ({ body: texts }) });
  renderPart(<Chat />);
  await screen.findByRole('button', { name: 'Who lit the lamp?' });
  texts = ['One', 'Two', 'Three'];
  setChat({ last: aCompose(changes) });
  expect(await screen.findByRole('button', { name: 'Three' })).toBeTruthy();
  expect(server.calls).toHaveLength(2);
});

test('others can be asked for; until they come their places are kept', async () => {
  let texts = some;
  fakeServer({ [NEXT]: () => ({ body: texts }) });
  const { user } = renderPart(<Chat />);
  await screen.findByRole('button', { name: 'Who lit the lamp?' });
  texts = ['One', 'Two', 'Three'];
  const release = pauseNetwork();
  await user.click(screen.getByRole('button', { name: 'Other suggestions' }));
  const region = screen.getByRole('region', { name: 'Suggestions' });
  await waitFor(() => expect(region.getAttribute('aria-busy')).toBe('true'));
  expect(screen.queryByRole('button', { name: 'Who lit the lamp?' })).toBeNull();
  release();
  expect(await screen.findByRole('button', { name: 'Two' })).toBeTruthy();
});

const failures: [string, Answer | 'down'][] = [
  ['a failure', { status: 503, body: { error: 'Please try again later.', code: 'unavailable' } }],
  ['an empty list', { body: [] }],
  ['no network', 'down'],
];
test.each(failures)('%s takes them away without a word [X6]', async (_what, answer) => {
  const server = fakeServer({ [NEXT]: answer });
  renderPart(<Chat />);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Suggestions' })).toBeNull());
  expect(server.calls).toHaveLength(1);
  expect(hasMessages()).toBe(false);
});
