import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { CONDITION_MS } from '../../scripts/lib/test-limits.mjs';
import { fakeServer } from './fake-server.ts';
import { neverIdle } from './idle.ts';
import { resetPage } from './reset-page.ts';

configure({ asyncUtilTimeout: CONDITION_MS });

// No test reaches the network; requests sent after a test has ended stay pending for good.
globalThis.fetch = () => new Promise(() => {});
beforeEach(() => {
  fakeServer({});
  neverIdle();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  resetPage();
});

// A page whose chunk was still loading when its test file ended could not be rendered by the files that follow.
afterAll(() => vi.dynamicImportSettled());
