import { expect, test } from 'vitest';
import { goalCell, layoutPathMap, mapWidth } from './path-map-layout.ts';

const miss = (word: string, beeWord: string, warmth: number) => ({
  word,
  beeWord,
  warmth,
  match: null,
});
const start = ['whale', 'lantern'] as const;

test('the start lies at the bottom, and each round above the one before', () => {
  const { yours, theirs, height } = layoutPathMap(start, [
    miss('light', 'oil', 31),
    miss('lamp', 'candle', 64),
  ]);
  expect(yours.map(({ word }) => word)).toEqual(['whale', 'light', 'lamp']);
  expect(theirs.map(({ word }) => word)).toEqual(['lantern', 'oil', 'candle']);
  const heights = yours.map(({ y }) => y);
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  expect(Math.max(...heights)).toBeLessThan(height);
  expect(Math.min(...heights)).toBeGreaterThan(goalCell.y + goalCell.height / 2);
});

test('the warmer a round, the nearer its words', () => {
  const { yours, theirs } = layoutPathMap(start, [
    miss('light', 'oil', 31),
    miss('lamp', 'candle', 64),
    miss('flame', 'wick', 99),
  ]);
  const gaps = yours.map(({ x }, index) => (theirs[index]?.x ?? 0) - x);
  expect(gaps).toEqual(gaps.toSorted((one, other) => other - one));
  expect(gaps.at(-1)).toBeGreaterThan(40);
});

test('both sides mirror each other', () => {
  const { yours, theirs } = layoutPathMap(start, [miss('light', 'oil', 31)]);
  const sums = yours.map(({ x }, index) => x + (theirs[index]?.x ?? 0));
  for (const sum of sums) expect(sum).toBeCloseTo(mapWidth);
});

test('the jinx itself is the cell at the top, not another row', () => {
  const jinx = { word: 'wax', beeWord: 'wax', warmth: 100, match: 'exact' as const };
  expect(layoutPathMap(start, [jinx]).yours).toHaveLength(1);
});

test.each([0, 50, 99])(
  'no label leaves the picture at warmth %i, however long the word',
  (warmth) => {
    const longest = 'honeysucklesweetmeadowsunshine';
    const { yours, theirs } = layoutPathMap([longest, longest], [miss(longest, longest, warmth)]);
    for (const { label } of [...yours, ...theirs]) {
      const length = longest.length * 0.56 * label.size;
      const [from, to] =
        label.anchor === 'start' ? [label.x, label.x + length] : [label.x - length, label.x];
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(mapWidth);
    }
  },
);
