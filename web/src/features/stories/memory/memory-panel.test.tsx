import type { Memory } from '@sirenade/contract/stories';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aMemory } from '../../../../test/chat-side.ts';
import { type Answer, type Call, fakeServer } from '../../../../test/fake-server.ts';
import { pauseNetwork } from '../../../../test/pause-network.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { takeMessages } from '../../../lib/toast.ts';
import { applyChange, type MemoryChange } from './memory.state.ts';
import { MemoryPanel, type MemoryPanelProps } from './memory-panel.tsx';

const MEMORY = '/api/story/5/memory';
const refused: Answer = {
  status: 406,
  body: { error: 'Input considered harmful. Please try again.', code: 'refused' },
};

/** A server that really remembers; a test may put other answers in the place of its own. */
function remember(first: Memory, answers: Record<string, Answer | 'down' | ((call: Call) => Answer)> = {}) {
  let memory = first;
  let nextId = 100;
  const answer = (change: MemoryChange, status = 200) => {
    memory = applyChange(memory, change);
    memory = { ...memory, facts: memory.facts.map((fact) => (fact.id < 0 ? { ...fact, id: nextId++ } : fact)) };
    return { status, body: memory };
  };
  const bodyOf = (call: Call) => call.body as { text: string; summary: string; compose_id?: number };
  return fakeServer({
    [`GET ${MEMORY}`]: () => ({ body: memory }),
    [`PATCH ${MEMORY}`]: (call) => answer({ type: 'summary', summary: bodyOf(call).summary }),
    [`POST ${MEMORY}/facts`]: (call) =>
      answer({ type: 'add', text: bodyOf(call).text, composeId: bodyOf(call).compose_id }, 201),
    [`PUT ${MEMORY}/facts/1`]: (call) => answer({ type: 'edit', id: 1, text: bodyOf(call).text }),
    [`DELETE ${MEMORY}/facts/1`]: () => answer({ type: 'remove', id: 1 }),
    ...answers,
  });
}

async function openPanel(props: Partial<MemoryPanelProps> = {}) {
  const onClose = vi.fn();
  const onShowMessage = vi.fn();
  const view = renderPart(<MemoryPanel storyId={5} onClose={onClose} onShowMessage={onShowMessage} {...props} />);
  await screen.findByRole('textbox', { name: 'The story so far' });
  return { ...view, onClose, onShowMessage };
}

const summary = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The story so far' });
const newFact = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Something not to forget' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const facts = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent ?? 'being edited');
const row = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);

test('the owner reads the summary, how much it stands for, the facts, and that none of it is posted', async () => {
  remember(aMemory());
  await openPanel();
  const panel = screen.getByRole('dialog', { name: 'What is remembered' });
  expect(summary().value).toBe('They met at the pier and talked about the storm.');
  expect(panel.textContent).toContain('Stands for the first 24 exchanges.');
  expect(panel.textContent).toContain('it is never part of a post.');
  expect(panel.textContent).toContain('2 of 30');
  expect(facts()).toEqual(['I repair boats.', 'My sister lives in Bergen.']);
});

test('a fact from a message leads to it', async () => {
  remember(aMemory());
  const { user, onClose, onShowMessage } = await openPanel();
  expect(row('I repair boats.').queryByRole('button', { name: 'from this message' })).toBeNull();
  await user.click(row('My sister lives in Bergen.').getByRole('button', { name: 'from this message' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onShowMessage.mock.calls).toEqual([[9]]);
});

test('the summary can be put in own words', async () => {
  const server = remember(aMemory());
  const { user } = await openPanel();
  expect(button('Save').disabled).toBe(true);
  await user.clear(summary());
  await user.type(summary(), '  They are friends now. ');
  await user.click(button('Save'));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(summary().value).toBe('They are friends now.');
  expect(button('Save').disabled).toBe(true);
  expect(server.calls.at(-1)).toEqual({ key: `PATCH ${MEMORY}`, body: { summary: 'They are friends now.' } });
});

test('a summary that is refused stays in its field, with the reason', async () => {
  remember(aMemory(), { [`PATCH ${MEMORY}`]: refused });
  const { user } = await openPanel();
  await user.type(summary(), ' And more');
  await user.click(button('Save'));
  expect(await screen.findByText('Input considered harmful. Please try again.')).toBeTruthy();
  expect(summary().value).toContain('the storm. And more');
  expect(summary().getAttribute('aria-invalid')).toBe('true');
  expect(button('Save').disabled).toBe(false);
});

test('a new fact is there at once, and the server gets it with the message it is about', async () => {
  const server = remember(aMemory());
  const { user } = await openPanel({ aboutCompose: 9 });
  const release = pauseNetwork();
  await user.type(newFact(), 'I sing at night.{Enter}');
  expect(facts()).toEqual(['I repair boats.', 'My sister lives in Bergen.', 'I sing at night.']);
  expect(newFact().value).toBe('');
  expect(row('I sing at night.').queryByRole('button', { name: 'Remove this fact' })).toBeNull();
  release();
  await waitFor(() => row('I sing at night.').getByRole('button', { name: 'Remove this fact' }));
  expect(facts()).toHaveLength(3);
  expect(server.calls.at(-1)?.body).toEqual({ text: 'I sing at night.', compose_id: 9 });
});

test('a fact that is refused goes back into the field, with the reason under it', async () => {
  const errors = { text: ['At most 30 facts are remembered. Please remove one first.'] };
  const error = 'Please check what you entered.';
  remember(aMemory(), { [`POST ${MEMORY}/facts`]: { status: 400, body: { error, code: 'invalid', errors } } });
  const { user } = await openPanel();
  await user.type(newFact(), 'I sing at night.');
  await user.click(button('Pin'));
  expect(await screen.findByText('At most 30 facts are remembered. Please remove one first.')).toBeTruthy();
  expect(newFact().value).toBe('I sing at night.');
  expect(facts()).toEqual(['I repair boats.', 'My sister lives in Bergen.']);
});

test('an empty fact is not sent', async () => {
  const server = remember(aMemory());
  const { user } = await openPanel();
  await user.type(newFact(), '  {Enter}');
  expect(screen.getByText('Please write what to remember.')).toBeTruthy();
  expect(server.keys()).toEqual([`GET ${MEMORY}`]);
});

test('a fact is edited where it stands; what is refused opens again as it was written', async () => {
  let isRefusing = true;
  const server = remember(aMemory());
  const { user } = await openPanel();
  const answer = fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
    isRefusing && request[1]?.method === 'PUT' ? Response.json(refused.body, { status: 406 }) : answer(...request),
  );
  await user.click(row('I repair boats.').getByRole('button', { name: 'Edit this fact' }));
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Fact' });
  expect(document.activeElement).toBe(field());
  await user.type(field(), ' And sails.{Enter}');
  expect(await screen.findByText('Input considered harmful. Please try again.')).toBeTruthy();
  expect(field().value).toBe('I repair boats. And sails.');
  isRefusing = false;
  await user.keyboard('{Enter}');
  await waitFor(() => expect(facts()).toEqual(['I repair boats. And sails.', 'My sister lives in Bergen.']));
  await waitFor(() => expect(server.calls.at(-1)?.body).toEqual({ text: 'I repair boats. And sails.' }));
});

test('Escape leaves a fact as it was', async () => {
  const server = remember(aMemory());
  const { user, onClose } = await openPanel();
  await user.click(row('I repair boats.').getByRole('button', { name: 'Edit this fact' }));
  await user.keyboard(' or not{Escape}');
  expect(facts()).toEqual(['I repair boats.', 'My sister lives in Bergen.']);
  await waitFor(() =>
    expect(document.activeElement).toBe(row('I repair boats.').getByRole('button', { name: 'Edit this fact' })),
  );
  await user.click(button('Close'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.keys()).toEqual([`GET ${MEMORY}`]);
});

test('a fact is gone at once, and comes back with the reason when it could not be removed', async () => {
  remember(aMemory(), { [`DELETE ${MEMORY}/facts/1`]: 'down' });
  const { user } = await openPanel();
  const release = pauseNetwork();
  await user.click(row('I repair boats.').getByRole('button', { name: 'Remove this fact' }));
  expect(facts()).toEqual(['My sister lives in Bergen.']);
  expect(document.activeElement?.textContent).toContain('Pinned facts');
  release();
  await screen.findByText(/We could not reach the server/);
  expect(row('I repair boats.').getByText(/We could not reach the server/)).toBeTruthy();
  expect(facts()).toEqual(['I repair boats.', 'My sister lives in Bergen.']);
});

test('changes made in a row are told one after the other, and all of them last', async () => {
  const server = remember(aMemory());
  const { user } = await openPanel();
  const release = pauseNetwork();
  await user.click(row('I repair boats.').getByRole('button', { name: 'Remove this fact' }));
  await user.type(newFact(), 'I sing at night.{Enter}');
  expect(facts()).toEqual(['My sister lives in Bergen.', 'I sing at night.']);
  expect(server.calls).toHaveLength(1);
  release();
  await waitFor(() => row('I sing at night.').getByRole('button', { name: 'Remove this fact' }));
  expect(facts()).toEqual(['My sister lives in Bergen.', 'I sing at night.']);
  expect(server.keys().slice(1)).toEqual([`DELETE ${MEMORY}/facts/1`, `POST ${MEMORY}/facts`]);
});

test('with thirty facts there is no room for another', async () => {
  remember(
    aMemory({ facts: Array.from({ length: 30 }, (_, id) => ({ id: id + 1, text: `Fact ${id}`, compose_id: null })) }),
  );
  await openPanel();
  expect(screen.getByText('At most 30 facts are remembered. Remove one to pin another.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pin' })).toBeNull();
});

test('nobody leaves what they wrote behind without being asked', async () => {
  remember(aMemory());
  const { user, onClose } = await openPanel();
  await user.type(newFact(), 'I sing');
  await user.click(button('Close'));
  const question = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(newFact().value).toBe('I sing');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button('Close'));
  await user.click(within(screen.getByRole('dialog', { name: /Leave/ })).getByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('what fails after the panel was closed is said all the same', async () => {
  remember(aMemory(), { [`POST ${MEMORY}/facts`]: refused });
  const { user, unmount } = await openPanel();
  const release = pauseNetwork();
  await user.type(newFact(), 'I sing at night.{Enter}');
  unmount();
  release();
  await waitFor(() =>
    expect(takeMessages()).toEqual([{ tone: 'error', text: 'Input considered harmful. Please try again.' }]),
  );
});

test('a chat that is still read word for word has no summary yet', async () => {
  remember(aMemory({ summary: '', summarised: 0, facts: [] }));
  await openPanel();
  expect(screen.getByText(/Every word of this chat is still read/)).toBeTruthy();
  expect(screen.getByText('Nothing is pinned yet.')).toBeTruthy();
});

test('it says when nothing could be loaded, and tries again', async () => {
  let isBack = false;
  const error = 'Nothing was found here.';
  fakeServer({
    [`GET ${MEMORY}`]: () => (isBack ? { body: aMemory() } : { status: 404, body: { error, code: 'not_found' } }),
  });
  const { user } = renderPart(<MemoryPanel storyId={5} onClose={() => {}} onShowMessage={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toContain(error);
  isBack = true;
  await user.click(button('Try again'));
  expect(await screen.findByRole('textbox', { name: 'The story so far' })).toBeTruthy();
});
