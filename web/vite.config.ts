import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groups, preloadFirst } from './build/first-files.ts';
import { installable } from './build/installable.ts';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFirst(), installable()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': server, '/media': server, '/dev/mail': server, '/sandbox': server, '/healthz': server },
  },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    sourcemap: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
