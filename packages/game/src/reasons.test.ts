import { expect, test } from 'vitest';
import { reasonsOf } from './reasons.ts';

const reasonFor = (pair: readonly [string, string], word: string) =>
  word.startsWith('x') ? undefined : pair.map((side) => `${side} ${word}`).join(' · ');

test('each word is explained by the pair of its round', () => {
  const rounds = [
    ['wave', 'beach'],
    ['sand', 'xerox'],
    ['xylem', 'xenon'],
  ] as const;
  expect(reasonsOf(['ocean', 'desert'], rounds, reasonFor)).toEqual([
    ['ocean wave · desert wave', 'ocean beach · desert beach'],
    ['wave sand · beach sand', null],
    null,
  ]);
});

test('without a first pair the first words have no reason', () => {
  const rounds = [
    ['wave', 'beach'],
    ['sand', 'sand'],
  ] as const;
  expect(reasonsOf(null, rounds, reasonFor)).toEqual([
    null,
    ['wave sand · beach sand', 'wave sand · beach sand'],
  ]);
});
