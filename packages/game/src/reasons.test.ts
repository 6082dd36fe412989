import { expect, test } from 'vitest';
import { reasonsOf } from './reasons.ts';

const reasonFor = (pair: readonly [string, string], word: string) =>
  word.startsWith('x') ? undefined : pair.map((side) => `${side} ${word}`).join(' · ');

test('each word is explained by the pair that was on the table', () => {
  const said = [
    ['wave', 'beach'],
    ['sand', 'xerox'],
    ['xylem', 'xenon'],
  ] as const;
  expect(reasonsOf(['ocean', 'desert'], said, reasonFor)).toEqual([
    ['ocean wave · desert wave', 'ocean beach · desert beach'],
    ['wave sand · beach sand', null],
    null,
  ]);
});

test('where there is no first pair, the first words need no reason', () => {
  const said = [
    ['wave', 'beach'],
    ['sand', 'sand'],
  ] as const;
  expect(reasonsOf(null, said, reasonFor)).toEqual([
    null,
    ['wave sand · beach sand', 'wave sand · beach sand'],
  ]);
});
