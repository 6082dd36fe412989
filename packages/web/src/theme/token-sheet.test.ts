import { describe, expect, test } from 'vitest';
import {
  isDefiningRule,
  type LookVariantId,
  lookVariants,
  parseTokenSheet,
  resolveToken,
  tokenNames,
  tokensFor,
} from './token-sheet.ts';

const sheet = parseTokenSheet(`
  /* not: a { --token: 1; } */
  :root { --gap: 4px; --font: "A", b; }
  :root,
  [data-theme="light"] {
    color-scheme: light;
    --paper: #fff; /* the ground */
    --ink: #111;
    --card: var(--paper);
    --shade: 0 1px 2px #0001,
      0 2px 4px #0002
  }
  [data-theme="dark"][data-skin="pink"] { --paper: #203; }
  [data-theme="dark"] { --paper: #000; --logo: var(--card); }
  [data-skin="pink"] { --paper: #fee; }
`);

const inLook = (id: LookVariantId) => {
  const look = lookVariants.find((variant) => variant.id === id);
  if (!look) throw new Error(id);
  return tokensFor(sheet, look);
};

test('every token is found once, whatever rule sets it', () => {
  expect(tokenNames(sheet)).toEqual(['gap', 'font', 'paper', 'ink', 'card', 'shade', 'logo']);
});

test('a value over several lines is read as one', () => {
  expect(inLook('light').get('shade')).toBe('0 1px 2px #0001, 0 2px 4px #0002');
  expect(inLook('light').get('font')).toBe('"A", b');
});

describe('the value is that of the cascade', () => {
  test.each([
    ['light', '#fff'],
    ['dark', '#000'],
    ['pink', '#fee'],
    // The most specific rule wins, wherever it is.
    ['dark-pink', '#203'],
  ] as const)('%s: %s', (id, paper) => {
    const tokens = inLook(id);
    expect(tokens.get('paper')).toBe(paper);
    expect(resolveToken(tokens, 'card')).toBe(paper);
    expect(tokens.get('ink')).toBe('#111');
  });
});

test('a token that a look does not define is undefined', () => {
  expect(inLook('light').has('logo')).toBe(false);
  expect(resolveToken(inLook('light'), 'logo')).toBeUndefined();
  expect(resolveToken(inLook('dark'), 'logo')).toBe('#000');
});

test('tokens that reference each other resolve to nothing', () => {
  expect(
    resolveToken(
      new Map([
        ['a', 'var(--b)'],
        ['b', 'var(--a)'],
      ]),
      'a',
    ),
  ).toBeUndefined();
});

test('each look has a defining rule', () => {
  const homes = lookVariants.map(
    (look) => sheet.filter((rule) => isDefiningRule(rule, look)).length,
  );
  expect(homes).toEqual([2, 1, 1, 1]);
});
