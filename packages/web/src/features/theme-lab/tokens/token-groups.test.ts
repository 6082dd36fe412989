import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTokenSheet, tokenNames } from '../../../theme/token-sheet.ts';
import { fallbackGroup, groupTokens } from './token-groups.ts';

const css = globSync('../../../theme/*tokens.css', { cwd: import.meta.dirname })
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');
const names = tokenNames(parseTokenSheet(css));

test('every token of the theme is in exactly one group', () => {
  expect(names.length).toBeGreaterThan(100);
  const grouped = groupTokens(names).flatMap(({ tokens }) => tokens);
  expect(grouped.toSorted()).toEqual(names.toSorted());
});

test('every token of the theme has a group of its kind', () => {
  expect(groupTokens(names).map(({ name }) => name)).not.toContain(fallbackGroup);
});

test('an unknown token is still shown', () => {
  expect(groupTokens(['ink', 'glitter'])).toEqual([
    { name: 'Paper and ink', tokens: ['ink'] },
    { name: fallbackGroup, tokens: ['glitter'] },
  ]);
});
