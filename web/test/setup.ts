import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { takeMessages } from '../src/lib/toast.ts';

// Pages load when they are first shown; a busy machine needs longer than the usual second for it.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  takeMessages();
  document.documentElement.className = 'dark';
});
