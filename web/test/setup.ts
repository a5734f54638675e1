import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { takeMessages } from '../src/lib/toast.ts';
import { fakeServer } from './fake-server.ts';

// Pages load when they are first shown; a busy machine needs longer than the usual second for it.
configure({ asyncUtilTimeout: 10_000 });

// Nothing leaves a test, whether it names answers of its own or not.
beforeEach(() => {
  fakeServer({});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  takeMessages();
  document.documentElement.className = 'dark';
});
