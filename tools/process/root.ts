import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const binFolders = [dirname(process.execPath), join(root, 'node_modules/.bin')];

/** Puts our tools and this Node first on the PATH: the machine's own may be too old. */
export const toolEnvironment = (extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [...binFolders, process.env.PATH ?? ''].join(delimiter),
  ...extra,
});
