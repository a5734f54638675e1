import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { CONDITION_MS } from '../../scripts/lib/test-limits.mjs';
import { takeMessages } from '../src/lib/toast.ts';
import { fakeServer } from './fake-server.ts';

configure({ asyncUtilTimeout: CONDITION_MS });

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
