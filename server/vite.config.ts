import { defineConfig } from 'vite';

// Bundles the server's own sources and the contract; packages stay outside.
export default defineConfig({
  ssr: { noExternal: [/^@sirenade\//] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        'pglite-worker': 'src/platform/db/pglite-worker.ts',
        admin: 'src/commands/admin.ts',
        backup: 'src/commands/backup.ts',
        restore: 'src/commands/restore.ts',
        engines: 'src/commands/engines.ts',
        demo: 'src/commands/demo.ts',
        'persona-worker': 'src/providers/text/persona/persona-worker.ts',
        'speech-worker': 'src/providers/speech/embedded/speech-worker.ts',
        'painter-worker': 'src/providers/image/painter/painter-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
