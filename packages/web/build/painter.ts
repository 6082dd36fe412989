import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { paintedScreens } from '../src/app/painting/painted-screens.ts';
import { filesOf, findChunk } from './chunk-files.ts';

const entry = fileURLToPath(new URL('../src/app/painting/painter.tsx', import.meta.url));
const splashModule = '/features/splash/SplashScreen.tsx';
const emptyRoot = '<div id="root"></div>';

/**
 * Makes painter.js, with which the server paints screens, and uses it for the start page of a visitor it doesn't know:
 * index.html is that page, app.html the same without it, for every address that isn't painted.
 */
export function painter(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'painter',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await bundlePainter(config);
        this.emitFile({ type: 'asset', fileName: 'painter/painter.js', source });
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('There is no index.html to fill.');
        const html = page.source.toString();
        if (!html.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot}.`);
        this.emitFile({ type: 'asset', fileName: 'app.html', source: html });
        const files = filesOf(findChunk(splashModule, bundle), bundle);
        const splash = await paintSplash(source);
        page.source = html
          .replace(emptyRoot, () => splash)
          .replace('</head>', () => `${preloads(files)}</head>`);
      },
    },
  };
}

/** Of the same sources and with the same class names, but for Node and in one file with all it needs. */
async function bundlePainter({ root, css }: ResolvedConfig): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    css: css.modules ? { modules: css.modules } : {},
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_IS_PAINTER': '"true"',
    },
    ssr: { noExternal: true },
    plugins: [paintedScreensOnly()],
    build: {
      write: false,
      ssr: entry,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

interface Painter {
  paint(request: {
    path: string;
    search: string;
    date: undefined;
    player: undefined;
    read(name: string, url: string): Promise<never>;
  }): Promise<{ html: string; data: string }>;
}

/** The other screens would be three quarters of what the server loads. */
function paintedScreensOnly(): Plugin {
  const leftOut = '\0left-out';
  const painted = Object.values<string>(paintedScreens);
  return {
    name: 'painted-screens-only',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.endsWith('/app/routes.ts') &&
      source.startsWith('../features/') &&
      !painted.includes(source.slice(2))
        ? leftOut
        : undefined,
    load: (id) => (id === leftOut ? 'export const Component = () => null;' : undefined),
  };
}

async function paintSplash(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bee-jinx-painter-'));
  try {
    const file = join(folder, 'painter.mjs');
    await writeFile(file, source);
    const { paint } = (await import(pathToFileURL(file).href)) as Painter;
    const { html, data } = await paint({
      path: '/',
      search: '',
      date: undefined,
      player: undefined,
      read: (_name, url) => Promise.reject(new Error(`The start page must not ask for ${url}.`)),
    });
    return `<div id="root">${html}</div>${data}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function preloads({ scripts, styles }: ReturnType<typeof filesOf>): string {
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}
