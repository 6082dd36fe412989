import type { Plugin, Rolldown } from 'vite';
import { paintedScreens } from '../src/app/painting/painted-screens.ts';
import { filesOf, findChunk } from './chunk-files.ts';

/** What the browser needs at an address. */
interface FirstFiles {
  /** The `Link` header that the server sends with the page: a screen is on its way before the shell has run. */
  link: string;
  /** What a painted screen must have before it is seen. */
  styles: string[];
}

/** Writes first-files.json: by address, what the browser will need there. */
export function preloadManifest(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = JSON.stringify(firstFilesIn(bundle));
        this.emitFile({ type: 'asset', fileName: 'first-files.json', source });
      },
    },
  };
}

/** What the painted screen is seen with comes first, and scripts must not slow it down: they have lower priority. */
function firstFilesIn(bundle: Rolldown.OutputBundle): Record<string, FirstFiles> {
  const shell = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (shell?.type !== 'chunk') throw new Error('The bundle has no shell.');
  const look = [...assetsIn(bundle, '.woff2'), ...(shell.viteMetadata?.importedCss ?? [])];
  const screens = Object.entries(paintedScreens).map(([path, module]) => {
    const { scripts, styles } = filesOf(findChunk(module, bundle), bundle);
    const seen = [...look, ...styles].map(link);
    const later = [shell.fileName, ...scripts].map((file) => `${link(file)}; fetchpriority=low`);
    const links = [...seen, ...later].join(', ');
    return [path, { link: links, styles: styles.map((file) => `/${file}`) }];
  });
  return Object.fromEntries(screens);
}

const assetsIn = (bundle: Rolldown.OutputBundle, ending: string) =>
  Object.keys(bundle).filter((name) => name.endsWith(ending));

/** With the attributes of the page's own request; otherwise the browser would fetch it twice. */
function link(file: string): string {
  const address = `</${file}>`;
  if (file.endsWith('.js')) return `${address}; rel=modulepreload; crossorigin`;
  if (file.endsWith('.css')) return `${address}; rel=preload; as=style; crossorigin`;
  return `${address}; rel=preload; as=font; type="font/woff2"; crossorigin`;
}
