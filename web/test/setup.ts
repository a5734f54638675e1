import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { CONDITION_MS } from '../../scripts/lib/test-limits.mjs';
import { fakeServer } from './fake-server.ts';
import { neverIdle } from './idle.ts';
import { resetPage } from './reset-page.ts';

configure({ asyncUtilTimeout: CONDITION_MS });

// Nothing leaves a test, whether it names answers of its own or not; what asks after its end waits for good.
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

// A page whose file is still being fetched when its test file ends could not be shown by any that follows.
afterAll(() => vi.dynamicImportSettled());
