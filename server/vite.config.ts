import { defineConfig } from 'vite';

// Bundles the server's own sources and the contract; packages stay outside, the engines and the sandbox among them.
export default defineConfig({
  ssr: { noExternal: [/^@sirenade\/contract\//] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rollupOptions: {
      external: [/^@sirenade\/(?!contract\/)/],
      input: {
        main: 'src/main.ts',
        'pglite-worker': 'src/platform/db/pglite-worker.ts',
        admin: 'src/commands/admin.ts',
        backup: 'src/commands/backup.ts',
        restore: 'src/commands/restore.ts',
        engines: 'src/commands/engines.ts',
        demo: 'src/commands/demo.ts',
        'persona-worker': 'src/workers/persona-worker.ts',
        'speech-worker': 'src/workers/speech-worker.ts',
        'painter-worker': 'src/workers/painter-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
