import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Settings that the bundler puts into its output, from the environment or else from `.env`. */
export function readBuildFlags(root: string): { VITE_SYSTEM_THEME: string } {
  const file = join(root, '.env');
  const settings = {
    ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))),
    ...process.env,
  };
  return { VITE_SYSTEM_THEME: settings.VITE_SYSTEM_THEME ?? '' };
}
