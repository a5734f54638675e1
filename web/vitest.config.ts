import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { TEST_MS } from '../scripts/lib/test-limits.mjs';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
