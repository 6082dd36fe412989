import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../..');

/** What a file imports, at once or lazily, and what those import in turn. */
function collectImports(file: string, collected = new Set<string>()): Set<string> {
  if (collected.has(file) || !/\.tsx?$/.test(file)) return collected;
  collected.add(file);
  const code = readFileSync(join(src, file), 'utf8');
  for (const [, specifier = ''] of code.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*)'(\.[^']+)'/g)) {
    collectImports(join(dirname(file), specifier), collected);
  }
  return collected;
}

test('the lab shows every component of the kit', () => {
  const components = globSync('ui/*/*.tsx', { cwd: src }).filter(
    (file) => !/\.(test|samples)\.tsx$/.test(file),
  );
  // What lies over every screen needs no samples.
  const shown = collectImports('app/shell/Overlays.tsx');
  for (const file of globSync('{ui,domain}/**/*.samples.tsx', { cwd: src })) {
    collectImports(file, shown);
  }
  expect(components).toContain('ui/button/Button.tsx');
  expect(components.filter((file) => !shown.has(file))).toEqual([]);
});
