import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answer, fakeServer } from '../../../../test/fake-server.ts';
import { PAINT, painted } from '../../../../test/make-siren.tsx';
import { renderPart } from '../../../../test/render-app.tsx';
import { usePaint } from './use-paint.ts';

function Easel({ appearance }: { appearance: string }) {
  const { paint, progress, failure } = usePaint();
  return (
    <button type="button" onClick={() => void paint({ appearance })}>
      {progress === null ? (failure?.text ?? 'Paint') : 'Painting'}
    </button>
  );
}

/** The keys the pictures were asked for with, in order. */
function watchKeys(): string[] {
  const keys: string[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (...[address, init]: Parameters<typeof fetch>) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    if (key) keys.push(key);
    return answer(address, init);
  });
  return keys;
}

test('a request that the network swallowed is asked for again under the same key, so that it costs once [A21]', async () => {
  const stream = { events: [{ progress: 0.5 }] };
  const answers: Answer[] = [stream, painted('a'), painted('b')];
  fakeServer({ [PAINT]: () => answers.shift() ?? {} });
  const keys = watchKeys();
  const { user } = renderPart(<Easel appearance="Copper hair" />);
  await user.click(screen.getByRole('button'));
  await screen.findByText('An unexpected error occurred: The picture did not arrive. Please try again.');
  await user.click(screen.getByRole('button'));
  await screen.findByText('Paint');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a request that the server refused is a new one the next time', async () => {
  fakeServer({ [PAINT]: { status: 406, body: { error: 'Not this.', code: 'refused' } } });
  const keys = watchKeys();
  const { user } = renderPart(<Easel appearance="Copper hair" />);
  await user.click(screen.getByRole('button'));
  await screen.findByText('Not this.');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).not.toBe(keys[0]);
});

test('leaving the page ends what is being made', async () => {
  let isEnded = false;
  const events = new ReadableStream<Uint8Array>({
    cancel() {
      isEnded = true;
    },
  });
  fakeServer({ [PAINT]: { events } });
  const { user, unmount } = renderPart(<Easel appearance="Copper hair" />);
  await user.click(screen.getByRole('button'));
  await screen.findByText('Painting');
  unmount();
  await waitFor(() => expect(isEnded).toBe(true));
});
