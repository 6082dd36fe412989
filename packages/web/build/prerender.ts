import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type Rolldown } from 'vite';

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
        const filled = await splash();
        page.source = html
          .replace(emptyRoot, () => filled)
          .replace('</head>', () => `${preloadsOf(splashChunk(bundle), bundle)}</head>`);
      },
    },
  };
}

/** The script that takes over is asked for with the page, not after the shell has run. */
function splashChunk(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(splashModule)) return file;
  }
  throw new Error(`No chunk was made of ${splashModule}.`);
}

/** With all that it imports: what it shares with other screens lies in files of its own. */
function preloadsOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string {
  const chunks = new Set([chunk]);
  for (const { imports } of chunks) {
    for (const file of imports) {
      const imported = bundle[file];
      // The shell is in the page already.
      if (imported?.type === 'chunk' && !imported.isEntry) chunks.add(imported);
    }
  }
  const scripts = [...chunks].map(({ fileName }) => fileName);
  const styles = new Set(
    [...chunks].flatMap((each) => [...(each.viteMetadata?.importedCss ?? [])]),
  );
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

async function splash(): Promise<string> {
  const server = await createServer({
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  try {
    const { renderSplash } = (await server.ssrLoadModule('/src/prerender.tsx')) as {
      renderSplash(): string;
    };
    const html = renderSplash();
    // The content policy would block it, and the splash would be painted wrong.
    if (/\sstyle="/.test(html)) throw new Error('The splash has style attributes; use classes.');
    return `<div id="root">${html}</div>`;
  } finally {
    await server.close();
  }
}
