import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../test/render-app.tsx';
import { takeMessages } from '../../../lib/toast.ts';
import { Composer } from './composer.tsx';

function Writing({ isBusy, onSend }: { isBusy: boolean; onSend(): void }) {
  const [text, setText] = useState('');
  return <Composer ref={null} name="Isla" value={text} onChange={setText} onSend={onSend} isBusy={isBusy} />;
}

test('Send rests while an answer is still being shown; otherwise it sends, as Enter does [V8]', async () => {
  const onSend = vi.fn();
  const busy = renderPart(<Writing isBusy onSend={onSend} />);
  await busy.user.type(screen.getByRole('textbox', { name: 'Message to Isla' }), 'More{Enter}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
  expect(takeMessages().map(({ text }) => text)).toEqual(['Isla is still speaking. Show all of it to go on.']);
  busy.unmount();
  const { user } = renderPart(<Writing isBusy={false} onSend={onSend} />);
  await user.type(screen.getByRole('textbox', { name: 'Message to Isla' }), 'More{Enter}');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledTimes(2);
});

function Answering() {
  const [isStreaming, setStreaming] = useState(true);
  const stop = isStreaming ? () => setStreaming(false) : undefined;
  return (
    <Composer ref={null} name="Isla" value="" onChange={() => {}} onSend={() => {}} isBusy={false} onStop={stop} />
  );
}

test('whoever stops the answer by the keyboard goes on writing', async () => {
  const { user } = renderPart(<Answering />);
  const stop = screen.getByRole('button', { name: 'Stop the answer' });
  stop.focus();
  await user.keyboard('{Enter}');
  const field = screen.getByRole('textbox', { name: 'Message to Isla' });
  await waitFor(() => expect(document.activeElement).toBe(field));
});
