import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { renderPart } from '../../test/render-app.tsx';
import { turns } from '../../test/turns.ts';
import { Modal } from './modal.tsx';

function Room({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState<'none' | 'letter' | 'question'>('none');
  return (
    <>
      <button type="button" onClick={() => setOpen('letter')}>
        Open
      </button>
      <Modal open={open !== 'none'} onClose={() => setOpen('none')} title="A letter" dismissible={dismissible}>
        <button type="button" onClick={() => setOpen('question')}>
          Throw away
        </button>
        <Link to="/elsewhere">Elsewhere</Link>
        <Modal open={open === 'question'} onClose={() => setOpen('letter')} title="A question">
          Really?
        </Modal>
      </Modal>
    </>
  );
}

const pause = () => act(() => turns());
const dialog = (name: string) => screen.queryByRole('dialog', { name });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pause();
};

async function openRoom(room = <Room />) {
  const app = renderPart(room, '/start');
  await app.router.navigate('/room');
  await press('Open');
  const back = async () => {
    await app.router.navigate(-1);
    await pause();
  };
  return { ...app, back, path: () => app.router.state.location.pathname };
}

test('going back closes an open modal and stays on the page; the next time it leaves', async () => {
  const { back, path } = await openRoom();
  expect(dialog('A letter')).not.toBeNull();
  await back();
  expect([dialog('A letter'), path()]).toEqual([null, '/room']);
  await back();
  expect(path()).toBe('/start');
});

test('going back closes a modal over a modal first', async () => {
  const { back, path } = await openRoom();
  await press('Throw away');
  await back();
  expect(dialog('A question')).toBeNull();
  expect(dialog('A letter')).not.toBeNull();
  await back();
  expect([dialog('A letter'), path()]).toEqual([null, '/room']);
});

test('a modal closed by its cross costs no step on the way back, and going forward does not bring it again', async () => {
  const { back, path, router } = await openRoom();
  await press('Close');
  expect(dialog('A letter')).toBeNull();
  await router.navigate(1);
  await pause();
  expect([dialog('A letter'), path()]).toEqual([null, '/room']);
  await back();
  expect(path()).toBe('/start');
});

test('a link in a modal leads to its page, from which one comes back to the page beneath', async () => {
  const { back, path } = await openRoom();
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() => expect(path()).toBe('/elsewhere'));
  await pause();
  await back();
  expect(path()).toBe('/room');
});

test('what must be answered is not in the way of going back', async () => {
  const { back, path } = await openRoom(<Room dismissible={false} />);
  await back();
  expect(path()).toBe('/start');
});
