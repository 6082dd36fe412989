import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { ChunkName } from './chunks.ts';

const entry = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url));
const pages = ['index.html', 'app.html'];
/** Not kept for offline use. */
const onlyOnline: readonly string[] = ['desk', 'lab'] satisfies ChunkName[];

/**
 * Names the build by what is in it, in the pages and in build-id.txt, so that a page can tell that the
 * server has another one by now; and makes the service worker that keeps this build.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const id = nameBuild(bundle);
        for (const name of pages) insertBuildId(bundle, name, id);
        this.emitFile({ type: 'asset', fileName: 'build-id.txt', source: id });
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: await bundleWorker({ id, assets: assetsToKeep(bundle) }),
        });
      },
    },
  };
}

/** File names hash their content; pages are hashed here. */
function nameBuild(bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(bundle).sort()) hash.update(name);
  for (const name of pages) hash.update(pageIn(bundle, name).source);
  return hash.digest('base64url').slice(0, 16);
}

function insertBuildId(bundle: Rolldown.OutputBundle, name: string, id: string): void {
  const page = pageIn(bundle, name);
  const tag = `<meta name="build-id" content="${id}">`;
  page.source = page.source.toString().replace('</head>', () => `${tag}</head>`);
}

function pageIn(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputAsset {
  const page = bundle[name];
  if (page?.type !== 'asset') throw new Error(`There is no ${name}.`);
  return page;
}

function assetsToKeep(bundle: Rolldown.OutputBundle): string[] {
  const left = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk' || !onlyOnline.includes(file.name)) continue;
    left.add(file.fileName);
    for (const name of [
      ...(file.viteMetadata?.importedCss ?? []),
      ...(file.viteMetadata?.importedAssets ?? []),
    ]) {
      left.add(name);
    }
  }
  return Object.keys(bundle)
    .filter((name) => name.startsWith('assets/') && !left.has(name))
    .map((name) => `/${name}`)
    .sort();
}

async function bundleWorker(own: { id: string; assets: string[] }): Promise<string> {
  const [result] = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'build.id': JSON.stringify(own.id), 'build.assets': JSON.stringify(own.assets) },
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'serviceWorker', fileName: 'service-worker' },
    },
  })) as Rolldown.RolldownOutput[];
  return result?.output[0].code ?? '';
}
