import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const list = new URL('../src/app/shared-by-first-screens.ts', import.meta.url);

/** Keeps what shared-by-first-screens.ts imports in the shell: the bundler would move what the shell itself doesn't use. */
export function shellModules(): Plugin {
  const imports = readFileSync(list, 'utf8').matchAll(/^import '(.+)';$/gm);
  const modules = new Set([...imports].map(([, path = '']) => fileURLToPath(new URL(path, list))));
  return {
    name: 'shell-modules',
    apply: 'build',
    enforce: 'post',
    transform: (_code, id) => (modules.has(id) ? { moduleSideEffects: 'no-treeshake' } : undefined),
  };
}
