import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? 3001);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    // Every browser that has the CSS we use preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every visit needs comes as one file: it packs smaller than in parts.
      output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } },
    },
  },
  server: {
    port,
    strictPort: true,
    proxy: { '/api': { target: `http://localhost:${apiPort}` } },
  },
});
