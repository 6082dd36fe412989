import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripEngines } from './lock-file/engines.ts';
import { root } from './process/root.ts';

/** The second half of `npm run lock`. */
const path = join(root, 'package-lock.json');
const lockFile = JSON.parse(readFileSync(path, 'utf8'));
writeFileSync(path, `${JSON.stringify(stripEngines(lockFile), null, 2)}\n`);
