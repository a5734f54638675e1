import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

test('the home page warns why somebody was sent there, once, and the reason leaves the address [S15]', async () => {
  const { router } = renderApp('/?redirectReason=vote&sortBy=top');
  const toast = await screen.findByRole('alert');
  expect(toast.textContent).toContain('You need to login to vote');
  expect(toast.className).toContain('Toastify__toast--warning');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '?sortBy=top' }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
