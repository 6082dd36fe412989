import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { ScreenFiles } from '../src/app/router/ask-for-screen.ts';
import { screensAhead } from '../src/app/router/screens-ahead.ts';
import { chunkFrom, filesOf } from './chunk-files.ts';

const entry = fileURLToPath(new URL('../src/head.ts', import.meta.url));
const devAddress = '/first-paint.js';
const assetName = 'first-paint.js';

/**
 * Puts src/head.ts into the page's head as a classic script, which the browser runs before it
 * paints. Vite bundles module scripts only, and those wait until the page is parsed.
 */
export function firstPaintScript(): Plugin {
  let address = devAddress;
  return {
    name: 'first-paint-script',
    configureServer(server) {
      server.middlewares.use(devAddress, async (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(await bundleScript({}));
      });
    },
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const source = await bundleScript(screenFiles(bundle));
        const file = this.emitFile({ type: 'asset', name: assetName, source });
        address = `/${this.getFileName(file)}`;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: address }, injectTo: 'head' as const }],
    },
  };
}

function screenFiles(bundle: Rolldown.OutputBundle): ScreenFiles {
  const files = Object.entries(screensAhead).map(([path, module]) => {
    const { scripts, styles } = filesOf(chunkFrom(module, bundle), bundle);
    return [path, [...styles, ...scripts].map((file) => `/${file}`)];
  });
  return Object.fromEntries(files) as ScreenFiles;
}

async function bundleScript(files: ScreenFiles): Promise<string> {
  const [result] = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'build.screens': JSON.stringify(files) },
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'firstPaint', fileName: 'first-paint' },
    },
  })) as Rolldown.RolldownOutput[];
  return result?.output[0].code ?? '';
}
