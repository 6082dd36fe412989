import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findViolations } from './directions/rules.ts';
import { root } from './process/root.ts';

const files = globSync('{packages/*/src,tools}/**/*.{ts,tsx}', { cwd: root })
  .sort()
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const violations = findViolations(files);
for (const { path, line, rule } of violations) console.log(`${path}:${line}: ${rule}`);
if (files.length === 0) console.log('No source files found: is this the right folder?');
process.exitCode = violations.length > 0 || files.length === 0 ? 1 : 0;
