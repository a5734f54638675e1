import './style-page.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type AppHistory, createHistory } from '../lib/history/history.ts';
import { browserPort } from '../lib/history/history-port.ts';
import { HistoryRouter } from '../lib/history/history-router.tsx';
import { PageState } from '../lib/state/page-state.tsx';
import { ToastHost } from '../ui/toast/toast-host.tsx';
import { clientFor } from './sample-people.ts';
import { stayHere } from './stay-here.ts';
import { StyleFrame } from './style-frame.tsx';
import { sections } from './style-sections.ts';

/** Where the sections are shown; the frame around it looks at this in any width. */
const SHEET = '/dev/ui/sheet';

/** Renders every component with its states, for developers. It is not part of the build. */
export function showStylePage(root: HTMLElement): void {
  document.title = 'Components';
  const isSheet = window.location.pathname === SHEET;
  const page = isSheet ? <Sheet history={createHistory(browserPort)} /> : <StyleFrame sheet={SHEET} />;
  createRoot(root).render(<StrictMode>{page}</StrictMode>);
}

/** All sections, one below the other. */
export function Sheet({ history }: { history: AppHistory }) {
  return (
    <QueryClientProvider client={clientFor(null)}>
      <PageState>
        <HistoryRouter history={history}>
          <main className="style-sheet" onClickCapture={stayHere}>
            {sections.map(({ id, title, Content }) => (
              <section key={id} id={id} aria-label={title} className="style-section">
                <h2 className="style-section-title">{title}</h2>
                <Content />
              </section>
            ))}
          </main>
          <ToastHost />
        </HistoryRouter>
      </PageState>
    </QueryClientProvider>
  );
}
