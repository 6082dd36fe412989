import { expect, test } from 'vitest';
import {
  type MapPoint,
  type Nearness,
  placeMinds,
  placeNumber,
  strongestTies,
} from './mind-map-layout.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);

function everyPair(count: number, near: (a: number, b: number) => number): Nearness[] {
  const pairs: Nearness[] = [];
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++)
      pairs.push({ a: `s${a}`, b: `s${b}`, nearness: near(a, b) });
  return pairs;
}

const between = (points: Map<string, MapPoint>, a: string, b: string): number => {
  const [one, other] = [points.get(a) as MapPoint, points.get(b) as MapPoint];
  return Math.hypot(one.x - other.x, one.y - other.y);
};

test('those who thought alike stand closer than those who did not', () => {
  const points = placeMinds(
    ids(6),
    everyPair(6, (a, b) => (a % 3 === b % 3 ? 85 : 15)),
  );
  // They sit opposite each other, so the circle that the map begins with has them farthest apart.
  expect(between(points, 's0', 's3')).toBeLessThan(between(points, 's0', 's1'));
  expect(between(points, 's1', 's4')).toBeLessThan(between(points, 's1', 's2'));
});

test.each([3, 7, 12])(
  '%i faces stay on the map and apart, also where all thought alike',
  (count) => {
    const points = placeMinds(
      ids(count),
      everyPair(count, () => 100),
    );
    for (const { x, y } of points.values()) {
      expect(x).toBeGreaterThan(0.05);
      expect(x).toBeLessThan(0.95);
      expect(y).toBeGreaterThan(0.05);
      expect(y).toBeLessThan(0.95);
    }
    for (const [index, id] of ids(count).entries())
      for (const other of ids(count).slice(index + 1))
        expect(between(points, id, other)).toBeGreaterThan(0.12);
  },
);

test('the map is the same on every screen', () => {
  const nearness = everyPair(5, (a, b) => (a * 31 + b * 17) % 100);
  expect(placeMinds(ids(5), nearness)).toEqual(placeMinds(ids(5), nearness));
});

test('each mind is tied to its nearest, the warmest tie first, and no tie is drawn twice', () => {
  const ties = strongestTies(ids(3), [
    { a: 's0', b: 's1', nearness: 80 },
    { a: 's0', b: 's2', nearness: 30 },
    { a: 's1', b: 's2', nearness: 10 },
  ]);
  expect(ties.map(({ a, b }) => `${a}${b}`)).toEqual(['s0s1', 's0s2']);
});

test('the number of a level tie stands in its middle, that of a steep one nearer to its lower end', () => {
  const left = { x: 0.2, y: 0.5 };
  const right = { x: 0.6, y: 0.5 };
  const below = { x: 0.2, y: 0.9 };
  expect(placeNumber(left, right)).toEqual({ x: 0.4, y: 0.5 });
  for (const number of [placeNumber(left, below), placeNumber(below, left)]) {
    expect(number.x).toBeCloseTo(0.2);
    expect(number.y).toBeCloseTo(0.764);
  }
});
