import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('../src/head.ts', import.meta.url));
const devAddress = '/head.js';
const assetName = 'head.js';

/**
 * Puts src/head.ts into the page's head as a classic script, which the browser runs before it
 * paints. Vite bundles module scripts only, and those wait until the page is parsed.
 */
export function headScript(): Plugin {
  let address = devAddress;
  return {
    name: 'head-script',
    configureServer(server) {
      server.middlewares.use(devAddress, async (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(await bundleScript());
      });
    },
    generateBundle: {
      order: 'pre',
      async handler() {
        const source = await bundleScript();
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

async function bundleScript(): Promise<string> {
  const [result] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'head', fileName: 'head' },
    },
  })) as Rolldown.RolldownOutput[];
  return result?.output[0].code ?? '';
}
