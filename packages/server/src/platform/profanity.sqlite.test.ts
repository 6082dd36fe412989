import { readdirSync, readFileSync } from 'node:fs';
import { wordsBeeNeverSays } from '@bee-jinx/bee';
import {
  englishDataset,
  englishRecommendedTransformers,
  type Node,
  RegExpMatcher,
  SyntaxKind,
} from 'obscenity';
import { expect, test } from 'vitest';
import { isPlainlyClean, isProfane } from './profanity.ts';

test.each([
  'shit happens',
  'what the fuck',
  'F.u.c.k',
  'f u c k',
  'ѕһіт',
  'ｓｈｉｔ',
  'sh1t',
  'sh|t',
  'shlt',
  '5hit',
  's1ut',
  'a$$',
  '@ss',
  'dlck',
  'bltch',
  'n1gger',
  'nice cockpit, cunt',
])('%s is profane', (text) => {
  expect(isProfane(text)).toBe(true);
});

test.each([
  'my assistant has an assignment',
  'tilt, flick and titles',
  'a cockpit in Scunthorpe',
  'Anusha Cummings',
  'Emily Dickinson’s annals',
  'cumin in the shiitake',
  '455 points in 8008 rounds',
  'class!',
])('%s is not profane', (text) => {
  expect(isProfane(text)).toBe(false);
});

test('no word of the bee is profane', () => {
  const norms = new URL('../../../bee/data/norms/', import.meta.url);
  const words = readdirSync(norms)
    .flatMap((file) => readFileSync(new URL(file, norms), 'utf8').split('\n'))
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/:? /));
  const sayable = [...new Set(words)].filter((word) => word !== '' && !wordsBeeNeverSays.has(word));
  expect(sayable.length).toBeGreaterThan(15_000);
  expect(sayable.filter(isProfane)).toEqual([]);
});

test('the quick check lets nothing pass that the matcher finds', () => {
  const dataset = englishDataset.build();
  const matcher = new RegExpMatcher({ ...dataset, ...englishRecommendedTransformers });
  const written = (node: Node, isFull: boolean): string => {
    if (node.kind === SyntaxKind.Optional) return isFull ? written(node.childNode, true) : '';
    return node.kind === SyntaxKind.Wildcard ? 'x' : String.fromCodePoint(...node.chars);
  };
  const found = dataset.blacklistedTerms
    .flatMap(({ pattern: { nodes } }) =>
      [true, false].map((isFull) => nodes.map((node) => written(node, isFull)).join('')),
    )
    .flatMap((term) => [
      term,
      `we${term}up`,
      `a ${term} b`,
      term.replace(/./g, '$&$&$&'),
      term.replace(/./g, '$&$&'),
    ])
    .filter((text) => matcher.hasMatch(text));
  expect(found.length).toBeGreaterThan(500);
  expect(found.filter(isPlainlyClean)).toEqual([]);
  expect(isPlainlyClean('candle light')).toBe(true);
});
