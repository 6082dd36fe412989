import type { Plugin, Rolldown } from 'vite';
import { paintedParts, paintedScreens } from '../src/app/painting/painted-screens.ts';
import { filesOf, findChunk } from './chunk-files.ts';

/** What the browser needs for a screen or a part of one. */
interface FirstFiles {
  /** For the `Link` header that the server sends with the page: a screen is on its way before the shell has run. */
  links: string[];
  /** What a painted screen must have before it is seen. */
  styles: string[];
}

/** Writes first-files.json: by the path of a screen, or the name of a part, what the browser will need for it. */
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
  const files = Object.entries({ ...paintedScreens, ...paintedParts }).map(([name, module]) => {
    const { scripts, styles } = filesOf(findChunk(module, bundle), bundle);
    const seen = [...look, ...styles].map(link);
    const later = [shell.fileName, ...scripts].map((file) => `${link(file)}; fetchpriority=low`);
    return [name, { links: [...seen, ...later], styles: styles.map((file) => `/${file}`) }];
  });
  return Object.fromEntries(files);
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
