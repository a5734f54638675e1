import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, type ReactNode, StrictMode } from 'react';
import { Route, Routes, resolvePath } from 'react-router';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '../src/app/query-client.ts';
import { Pages } from '../src/app/router.tsx';
import { createHistory } from '../src/lib/history/history.ts';
import { HistoryRouter } from '../src/lib/history/history-router.tsx';
import { PageState } from '../src/lib/state/page-state.tsx';
import { stored } from '../src/lib/storage.ts';
import { makeMemoryPort } from './memory-port.ts';

interface AppOptions {
  /** Whether the disclaimer was agreed to before. */
  agreed?: boolean;
  /** React's own check that effects may run twice, as in the real page. */
  strict?: boolean;
}

/** The whole product at an address, as after agreeing to the disclaimer. */
export function renderApp(path: string, { agreed = true, strict = false }: AppOptions = {}) {
  stored.disclaimerAgreed.write(agreed);
  return renderAt(path, <Pages />, strict);
}

/** One part, with the router and the cache that every part may use. */
export function renderPart(part: ReactNode, path = '/', { strict = false, pattern = '*' } = {}) {
  const routed = (
    <Routes>
      <Route path={pattern} element={part} />
    </Routes>
  );
  return renderAt(path, routed, strict);
}

function renderAt(path: string, pages: ReactNode, strict: boolean) {
  const client = createQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  // Requests in flight, or waiting for a retry, would reach into the tests that follow.
  onTestFinished(() => client.clear());
  const port = makeMemoryPort(path);
  const history = createHistory(port);
  const Mode = strict ? StrictMode : Fragment;
  const view = render(
    <Mode>
      <QueryClientProvider client={client}>
        <PageState>
          <HistoryRouter history={history}>{pages}</HistoryRouter>
        </PageState>
      </QueryClientProvider>
    </Mode>,
  );
  const router = {
    get state() {
      const { location, action } = history.moment();
      return { location, historyAction: action };
    },
    /** Goes to an address, or along the history; the page follows in its own time. */
    async navigate(to: string | number) {
      await act(async () => {
        if (typeof to === 'string') history.push(resolvePath(to, history.moment().location.pathname));
        else history.go(to);
        await new Promise((resolve) => setTimeout(resolve));
      });
    },
  };
  return { ...view, client, router, port, user: userEvent.setup() };
}
