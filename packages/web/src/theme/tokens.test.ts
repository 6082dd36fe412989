import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { metaThemeColour } from './bar-colour.ts';
import { contrastRatio } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { lookVariants, parseTokenSheet, resolveToken, tokensFor } from './token-sheet.ts';

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
