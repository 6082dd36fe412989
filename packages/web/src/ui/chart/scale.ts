const goodSteps = [1, 2, 2.5, 5, 10];

export function ticksUpTo(max: number, count = 4): number[] {
  const top = max > 0 ? max : 1;
  const power = 10 ** Math.floor(Math.log10(top / count));
  const step = goodSteps.map((good) => good * power).find((size) => size * count >= top);
  const size = step ?? 10 * power;
  const steps = Math.ceil(top / size - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => tidy(index * size));
}

export function wholeTicksUpTo(max: number, count = 4): number[] {
  const ticks = ticksUpTo(max, count);
  if (ticks.every(Number.isInteger)) return ticks;
  const size = Math.ceil(tidy((ticks[1] ?? 1) - (ticks[0] ?? 0)));
  const steps = Math.max(1, Math.ceil(max / size));
  return Array.from({ length: steps + 1 }, (_, index) => index * size);
}

/** Removes floating point noise. */
const tidy = (value: number) => Number(value.toPrecision(12));

export const fractionOf = (value: number, max: number): number =>
  max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;

export const xPosition = (index: number, count: number): number =>
  count > 1 ? index / (count - 1) : 0.5;

export function nearestIndex(place: number, count: number): number {
  const index = Math.round(place * (count - 1));
  return Math.min(count - 1, Math.max(0, index));
}

export interface Point {
  x: number;
  y: number;
}

/** A missing value interrupts the line. */
export function lineSegments(values: readonly (number | null)[], max: number): Point[][] {
  const found: Point[][] = [];
  let current: Point[] | undefined;
  for (const [index, value] of values.entries()) {
    if (value === null) {
      current = undefined;
      continue;
    }
    if (!current) {
      current = [];
      found.push(current);
    }
    current.push({ x: xPosition(index, values.length), y: 1 - fractionOf(value, max) });
  }
  return found;
}
