import './ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './app/query-client.ts';
import { Pages, warmPage } from './app/router.tsx';
import { startAnalytics } from './lib/analytics.ts';
import { followIntent } from './lib/follow-intent.ts';
import { createHistory } from './lib/history/history.ts';
import { browserPort } from './lib/history/history-port.ts';
import { HistoryRouter } from './lib/history/history-router.tsx';
import { registerWorker } from './lib/register-worker.ts';
import { loadSite } from './lib/site.ts';
import { PageState } from './lib/state/page-state.tsx';
import { applyTheme } from './lib/theme.ts';
import { whenIdle } from './lib/when-idle.ts';

async function start(root: HTMLElement): Promise<void> {
  // Pages remove tokens from their address; analytics must check the original one.
  const arrivedAt = new URL(window.location.href);
  applyTheme();
  if (import.meta.env.DEV && arrivedAt.pathname.startsWith('/dev/ui')) {
    return (await import('./dev/style-page.tsx')).showStylePage(root);
  }
  await loadSite();
  const app = (
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <PageState>
          <HistoryRouter history={createHistory(browserPort)}>
            <Pages />
          </HistoryRouter>
        </PageState>
      </QueryClientProvider>
    </StrictMode>
  );
  // Rendering as a transition is done in small steps, between which a slow phone can handle a touch.
  startTransition(() => createRoot(root).render(app));
  whenIdle(() => startAnalytics(arrivedAt));
  registerWorker();
  // A failed preload is ignored here; the navigation fetches the chunk again, and reports its own failure.
  const warm = (path: string) => void warmPage(path).catch(() => {});
  // Pages for members render once the session is known; their chunks need not wait for it.
  warm(arrivedAt.pathname);
  followIntent(warm);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
