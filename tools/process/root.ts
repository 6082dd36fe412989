import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const binFolders = [dirname(process.execPath), join(root, 'node_modules/.bin')];

/** Our own tools come first, and this very Node runs them: the machine's own may be too old. */
export const toolEnvironment = (extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [...binFolders, process.env.PATH ?? ''].join(delimiter),
  ...extra,
});
