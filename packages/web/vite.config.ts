import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf } from './build/chunks.ts';
import { headScript } from './build/head-script.ts';
import { painter } from './build/painter.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';
import { preloadManifest } from './build/preload-manifest.ts';
import { serviceWorker } from './build/service-worker.ts';
import { shellModules } from './build/shell-modules.ts';

const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? 3001);
const root = import.meta.dirname;
const laterRules =
  /\/game\/src\/(base32|buzz|dance-bot|display-name|email|friend-code|game-notes|hive-text|invite-code|invite-message|password|share-text)\.ts$/;

export default defineConfig({
  root,
  plugins: [
    react(),
    shellModules(),
    preloadFont(),
    headScript(),
    painter(),
    preloadManifest(),
    serviceWorker(),
    precompress(),
  ],
  // By place and name only, so that a painted page and the bundle agree on every class.
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    // Every browser that has the CSS we use preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long our own plugins take is no news to whoever installs the game.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // A dependency goes by its own users, not with the first file that wants it.
          includeDependenciesRecursively: false,
          groups: [
            // What every visit needs comes as one file: it packs smaller than in parts.
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: chunkOf, priority: 1 },
            // Neither the start page nor the daily game needs these before its result.
            { name: 'later-rules', test: laterRules },
            { name: 'rules', test: /\/packages\/(game|contract)\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    port,
    strictPort: true,
    proxy: { '/api': { target: `http://localhost:${apiPort}` } },
  },
});

function scopedName(name: string, file: string): string {
  const place = relative(root, file.split('?', 1)[0] ?? file);
  const hash = createHash('sha256').update(place).digest('base64url').slice(0, 4);
  return `${basename(place, '.module.css').replace('.', '-')}_${name}_${hash}`;
}
