import type { Plugin, Rolldown } from 'vite';
import { preloadedScreens } from '../src/app/router/preloaded-screens.ts';
import { filesOf, findChunk } from './chunk-files.ts';

/**
 * Writes first-files.json: by address, a Link header with what the browser will need there. The server sends it
 * with the page, so that a screen is on its way before the shell, which would ask for it, has run.
 */
export function preloadManifest(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = JSON.stringify(preloadLinksIn(bundle));
        this.emitFile({ type: 'asset', fileName: 'first-files.json', source });
      },
    },
  };
}

/** The page's own files come first: without the shell nothing runs. */
function preloadLinksIn(bundle: Rolldown.OutputBundle): Record<string, string> {
  const shell = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (shell?.type !== 'chunk') throw new Error('The bundle has no shell.');
  const named = [
    ...assetsIn(bundle, '.woff2'),
    ...(shell.viteMetadata?.importedCss ?? []),
    shell.fileName,
  ];
  const screens = Object.entries(preloadedScreens).map(([path, module]) => {
    const { scripts, styles } = filesOf(findChunk(module, bundle), bundle);
    const ahead = [...styles, ...scripts].map((file) => `${link(file)}; fetchpriority=low`);
    return [path, [...named.map(link), ...ahead].join(', ')];
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
