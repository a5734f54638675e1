import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../src/app/query-client.ts';
import { routes } from '../src/app/router.tsx';
import { stored } from '../src/lib/storage.ts';

/** The whole product at an address, as after agreeing to the disclaimer. */
export function renderApp(path: string) {
  stored.disclaimerAgreed.write(true);
  return renderRouter(createMemoryRouter(routes, { initialEntries: [path] }));
}

/** One part, with the router and the cache that every part may use. */
export function renderPart(part: ReactNode, path = '/') {
  return renderRouter(createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] }));
}

function renderRouter(router: ReturnType<typeof createMemoryRouter>) {
  const client = createQueryClient();
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, client, router, user: userEvent.setup() };
}
