import './ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './app/query-client.ts';
import { createRouter } from './app/router.tsx';
import { startAnalytics } from './lib/analytics.ts';
import { loadSite } from './lib/site.ts';
import { applyTheme } from './lib/theme.ts';
import { whenIdle } from './lib/when-idle.ts';

async function start(root: HTMLElement): Promise<void> {
  // Pages take tokens out of their address; what counts is how it was at first.
  const arrivedAt = new URL(window.location.href);
  applyTheme();
  await loadSite();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={createRouter()} />
      </QueryClientProvider>
    </StrictMode>,
  );
  whenIdle(() => startAnalytics(arrivedAt));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
