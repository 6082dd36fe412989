import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { guest, playerQuery, shownPlayerId } from '../../domain/account/player.ts';
import { StaticRouter } from '../../platform/router/StaticRouter.tsx';
import { tokenNames } from '../../theme/token-sheet.ts';
import { chapters } from './chapters.ts';
import { Component as ThemeLabScreen } from './ThemeLabScreen.tsx';
import { sheet } from './tokens/sheet.ts';

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
  const sampled = chapters.flatMap(({ sections }) => sections.flatMap(({ files }) => files));
  for (const [path] of sampled) collectImports(join('features/theme-lab', path), shown);
  expect(components).toContain('ui/button/Button.tsx');
  expect(components.filter((file) => !shown.has(file))).toEqual([]);
});

/** The lab as it is loaded, with this query. */
function renderLab(search: string): string {
  const cache = new QueryClient();
  cache.setQueryData(playerQuery('me').queryKey, { ...guest, userId: 'me' });
  shownPlayerId.set('me');
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <StaticRouter at={`/admin/theme-lab${search}`}>
        <ThemeLabScreen />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

const sectionIds = (html: string) =>
  [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);

test('the lab shows every token and the samples of every section, or of the one that is asked for', () => {
  const html = renderLab('');
  const ids = chapters.flatMap(({ sections }) => sections.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(20);
  expect(sectionIds(html)).toEqual(['tokens', ...ids]);
  for (const id of ['tokens', ...ids]) expect(html).toContain(`href="#${id}"`);
  const names = tokenNames(sheet);
  expect(names).toContain('stage');
  expect(names.filter((name) => !html.includes(`--${name}`))).toEqual([]);
  expect(sectionIds(renderLab('?only=buttons'))).toEqual(['buttons']);
});
