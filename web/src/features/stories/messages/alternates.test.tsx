import type { Compose } from '@sirenade/contract/stories';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type Call, fakeServer } from '../../../../test/fake-server.ts';
import { pauseNetwork } from '../../../../test/pause-network.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { aPicture } from '../../../../test/sirens.ts';
import { aCompose } from '../../../../test/stories.ts';
import { takeMessages } from '../../../lib/toast.ts';
import { Alternates } from './alternates.tsx';

const KEY = 'PUT /api/story/5/compose/9/alternate';
const answer = (shown: number) =>
  aCompose({
    id: 9,
    alternate: { shown, count: 3 },
    ai_response: `Answer ${shown}`,
    audio_url: `/media/${shown}.mp3`,
    image: aPicture(`p${shown}`),
  });
const switching = ({ body }: Call) => ({ body: answer((body as { index: number }).index) });

/** The last exchange as a chat shows it, with the ways to another answer. */
function Exchange({ first, isBusy = false }: { first: Compose; isBusy?: boolean }) {
  const [compose, setCompose] = useState(first);
  return (
    <>
      <p>
        {compose.ai_response} {compose.audio_url} {compose.image?.id}
      </p>
      <Alternates storyId={5} compose={compose} isBusy={isBusy} onSwitch={setCompose} />
    </>
  );
}

const press = (name: 'Previous answer' | 'Next answer') => screen.getByRole('button', { name });

test('another answer takes the place of the one that is shown: text, speech and picture', async () => {
  const server = fakeServer({ [KEY]: switching });
  const { user } = renderPart(<Exchange first={answer(1)} />);
  expect(screen.getByText('Answer 2 of 3')).toBeTruthy();
  await user.click(press('Next answer'));
  expect(await screen.findByText('Answer 2 /media/2.mp3 p2')).toBeTruthy();
  expect(screen.getByText('Answer 3 of 3').closest('[aria-live="polite"]')).not.toBeNull();
  expect(server.calls).toEqual([{ key: KEY, body: { index: 2 } }]);
  expect(server.addresses()).toEqual([`${KEY}?media=url`]);
});

test('the arrow keys lead from one answer to the next, and stop at the ends', async () => {
  const server = fakeServer({ [KEY]: switching });
  const { user } = renderPart(<Exchange first={answer(1)} />);
  press('Previous answer').focus();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByText('Answer 0 /media/0.mp3 p0')).toBeTruthy();
  await user.keyboard('{ArrowLeft}');
  await user.click(press('Previous answer'));
  expect(press('Previous answer').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(press('Previous answer'));
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Answer 1 /media/1.mp3 p1')).toBeTruthy();
  expect(server.calls.map(({ body }) => body)).toEqual([{ index: 0 }, { index: 1 }]);
});

test('of several quick steps only the first and the last are asked for, and the last is shown', async () => {
  const server = fakeServer({ [KEY]: switching });
  const release = pauseNetwork();
  const { user } = renderPart(<Exchange first={answer(0)} />);
  await user.click(press('Next answer'));
  await user.click(press('Next answer'));
  await user.click(press('Previous answer'));
  await user.click(press('Next answer'));
  expect(screen.getByText('Answer 3 of 3')).toBeTruthy();
  release();
  expect(await screen.findByText('Answer 2 /media/2.mp3 p2')).toBeTruthy();
  expect(server.calls.map(({ body }) => body)).toEqual([{ index: 1 }, { index: 2 }]);
});

test('where the server will not switch, it says why and the answer stays', async () => {
  const error = 'This was changed in the meantime. Please reload and try again.';
  fakeServer({ [KEY]: { status: 409, body: { error, code: 'conflict' } } });
  const { user } = renderPart(<Exchange first={answer(1)} />);
  await user.click(press('Next answer'));
  await waitFor(() => expect(takeMessages()).toEqual([{ tone: 'error', text: error }]));
  expect(await screen.findByText('Answer 2 of 3')).toBeTruthy();
  expect(screen.getByText('Answer 1 /media/1.mp3 p1')).toBeTruthy();
});

test('nothing is switched while a reply is on its way', async () => {
  const server = fakeServer({ [KEY]: switching });
  const { user } = renderPart(<Exchange first={answer(1)} isBusy />);
  await user.click(press('Next answer'));
  expect(press('Next answer')).toHaveProperty('disabled', true);
  expect(server.calls).toEqual([]);
});

test('a message with a single answer has nothing to choose from', () => {
  renderPart(<Exchange first={aCompose()} />);
  expect(screen.queryByRole('group', { name: 'Answers' })).toBeNull();
});
