import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { metaThemeColour } from './bar-colour.ts';
import { contrastRatio } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import {
  lookVariants,
  parseTokenSheet,
  resolveToken,
  tokenNames,
  tokensFor,
} from './token-sheet.ts';

const sheet = parseTokenSheet(
  ['tokens.css', 'avatar-tokens.css']
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n'),
);

describe.each(lookVariants)('in the look "$name"', (look) => {
  const tokens = tokensFor(sheet, look);
  const ratioOf = (front: string, back: string) => contrastRatio(colour(front), colour(back));

  function colour(name: string): string {
    const value = resolveToken(tokens, name);
    if (!value || !/^#[0-9a-f]{3,8}$/i.test(value))
      throw new Error(`--${name} is no colour: ${value}`);
    return value;
  }

  test.each(contrastPairs)('$front on $back is at least $least', ({ front, back, least }) => {
    expect(ratioOf(front, back)).toBeGreaterThanOrEqual(least);
  });

  test('the browser bar’s colours equal the stage tokens', () => {
    expect(metaThemeColour(look)).toBe(colour('stage'));
  });

  test('the seal contrasts with its envelope by its wax or its rim', () => {
    expect(
      Math.max(ratioOf('wax', 'envelope'), ratioOf('wax-strong', 'envelope')),
    ).toBeGreaterThanOrEqual(3);
  });
});

describe('custom properties', () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const sources = globSync('**/*.{css,ts,tsx}', { cwd, exclude: ['**/*.test.*'] })
    .map((path) => readFileSync(`${cwd}${path}`, 'utf8'))
    .join('\n');
  const namesIn = (pattern: RegExp) =>
    new Set([...sources.matchAll(pattern)].map(([, name = '']) => name));
  const defined = namesIn(/--([a-z][\w-]*)['"]?\]?(?::|,)/g);

  test('that are used are defined', () => {
    const used = namesIn(/var\(--([a-z][\w-]*)(?=[,)])/g);
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });

  test('of the theme are used', () => {
    // The bee's parts name some of theirs without the dashes.
    const used = namesIn(/(?:var\(--|["'])([a-z][\w-]*)["',)]/g);
    expect(tokenNames(sheet).filter((name) => !used.has(name))).toEqual([]);
  });
});
