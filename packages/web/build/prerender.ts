import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { filesOf, findChunk } from './chunk-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const splashModule = '/features/splash/SplashScreen.tsx';
const emptyRoot = '<div id="root"></div>';

/**
 * The start page carries its picture in its HTML, so that it is painted before any script has run:
 * index.html is the splash, app.html the same page without it, for every other address.
 */
export function prerenderSplash(): Plugin {
  return {
    name: 'prerender-splash',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('There is no index.html to fill.');
        const html = page.source.toString();
        if (!html.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot}.`);
        this.emitFile({ type: 'asset', fileName: 'app.html', source: html });
        const files = filesOf(findChunk(splashModule, bundle), bundle);
        const filled = await splash();
        page.source = html
          .replace(emptyRoot, () => filled)
          .replace('</head>', () => `${preloads(files)}</head>`);
      },
    },
  };
}

function preloads({ scripts, styles }: ReturnType<typeof filesOf>): string {
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

async function splash(): Promise<string> {
  const server = await createServer({
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { renderSplash } = (await server.ssrLoadModule('/src/prerender.tsx')) as {
      renderSplash(): string;
    };
    const html = renderSplash();
    // The content policy forbids style attributes.
    if (/\sstyle="/.test(html)) throw new Error('The splash has style attributes; use classes.');
    return `<div id="root">${html}</div>`;
  } finally {
    await server.close();
  }
}
