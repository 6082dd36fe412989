import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../..');
const lab = 'features/theme-lab/';
/** The sections, and what stands over every screen anyway. */
const showing = [`${lab}sections/`, 'app/shell/Overlays.tsx'];

/** Which files each file of the app imports, at once or when they are needed. Tests don't count. */
const importsOf = new Map(
  globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readImports(file)]),
);

const components = [...importsOf.keys()].filter((file) => /^ui\/.*\.tsx$/.test(file));
const shownAtOnce = new Set(
  [...importsOf]
    .filter(([file]) => showing.some((place) => file.startsWith(place)))
    .flatMap(([, imported]) => imported),
);

function readImports(file: string): string[] {
  const code = readFileSync(join(src, file), 'utf8');
  const specifiers = code.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)'(\.[^']+)'/g);
  return [...specifiers].map(([, specifier = '']) => join(dirname(file), specifier));
}

function reach(files: Iterable<string>, reached = new Set<string>()): Set<string> {
  for (const file of files) {
    if (reached.has(file)) continue;
    reached.add(file);
    reach(importsOf.get(file) ?? [], reached);
  }
  return reached;
}

test('the kit is found', () => {
  expect(components.length).toBeGreaterThan(40);
  expect(components).toContain('ui/button/Button.tsx');
});

test('the lab shows every component of the kit', () => {
  const reached = reach(shownAtOnce);
  expect(components.filter((file) => !reached.has(file))).toEqual([]);
});
