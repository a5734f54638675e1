import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, type ReactNode, StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../src/app/query-client.ts';
import { routes } from '../src/app/router.tsx';
import { stored } from '../src/lib/storage.ts';

interface AppOptions {
  /** Whether the disclaimer was agreed to before. */
  agreed?: boolean;
  /** React's own check that effects may run twice, as in the real page. */
  strict?: boolean;
}

/** The whole product at an address, as after agreeing to the disclaimer. */
export function renderApp(path: string, { agreed = true, strict = false }: AppOptions = {}) {
  stored.disclaimerAgreed.write(agreed);
  return renderRouter(createMemoryRouter(routes, { initialEntries: [path] }), strict);
}

/** One part, with the router and the cache that every part may use. */
export function renderPart(part: ReactNode, path = '/') {
  return renderRouter(createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] }));
}

function renderRouter(router: ReturnType<typeof createMemoryRouter>, strict = false) {
  const client = createQueryClient();
  const Mode = strict ? StrictMode : Fragment;
  const view = render(
    <Mode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Mode>,
  );
  return { ...view, client, router, user: userEvent.setup() };
}
