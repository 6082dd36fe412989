import { describe, expect, test } from 'vitest';
import { cardHeight, layOutBoard, type Spot } from './board-layout.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);
const campsOf = (...sizes: number[]) => {
  let next = 0;
  return sizes.map((size, index) => ({
    word: `word${index}`,
    seatIds: Array.from({ length: size }, () => `s${next++}`),
  }));
};

function overlaps(one: Spot, other: Spot): boolean {
  const apartX = one.x + one.width <= other.x + 0.01 || other.x + other.width <= one.x + 0.01;
  const apartY =
    one.y + one.width * cardHeight <= other.y + 0.01 ||
    other.y + other.width * cardHeight <= one.y + 0.01;
  return !apartX && !apartY;
}

describe.each(['wide', 'tall'] as const)('a %s board', (shape) => {
  test.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])(
    '%i cards overlap neither each other nor the pair',
    (count) => {
      const { cards, pair, height } = layOutBoard({
        shape,
        phase: 'sealing',
        seatIds: ids(count),
        camps: [],
      });
      const spots = [...cards.values(), ...pair];
      for (const [index, spot] of spots.entries()) {
        expect(spot.x).toBeGreaterThanOrEqual(-0.01);
        expect(spot.x + spot.width).toBeLessThanOrEqual(100.01);
        expect(spot.y + spot.width * cardHeight).toBeLessThanOrEqual(height);
        for (const other of spots.slice(index + 1)) expect(overlaps(spot, other)).toBe(false);
      }
    },
  );

  test('its height is the same in every phase and for any number of seats', () => {
    const heights = [3, 12].flatMap((count) =>
      (['sealing', 'turning', 'gathering', 'pairing', 'jinx'] as const).map(
        (phase) => layOutBoard({ shape, phase, seatIds: ids(count), camps: campsOf(count) }).height,
      ),
    );
    expect(new Set(heights).size).toBe(1);
  });

  test('cards of one camp gather at one place, and camps stay apart', () => {
    const { cards } = layOutBoard({
      shape,
      phase: 'gathering',
      seatIds: ids(6),
      camps: campsOf(3, 2, 1),
    });
    const at = (id: string) => cards.get(id) as Spot;
    expect([at('s1').x, at('s1').y]).toEqual([at('s0').x, at('s0').y]);
    expect([at('s4').x, at('s4').y]).toEqual([at('s3').x, at('s3').y]);
    expect(overlaps(at('s0'), at('s3'))).toBe(false);
    expect(overlaps(at('s0'), at('s5'))).toBe(false);
  });

  test('the camps of the next pair rise to its two places, and the others fade', () => {
    const { cards, pair } = layOutBoard({
      shape,
      phase: 'pairing',
      seatIds: ids(6),
      camps: campsOf(3, 2, 1),
      next: ['word1', 'word0'],
    });
    expect(cards.get('s3')).toMatchObject({ x: pair[0].x, width: pair[0].width, isFaded: false });
    expect(cards.get('s0')).toMatchObject({ x: pair[1].x, width: pair[1].width, isFaded: false });
    expect(cards.get('s5')).toMatchObject({ isFaded: true });
  });

  test('while camps rise, everybody is back at their seat', () => {
    const at = (phase: 'sealing' | 'pairing', camps = campsOf(3, 2, 1)) =>
      layOutBoard({ shape, phase, seatIds: ids(7), camps, next: ['word0', 'word1'] }).tags;
    expect(at('pairing')).toEqual(at('sealing', []));
  });

  test('whoever said nothing stays in their place, faded', () => {
    const seated = layOutBoard({ shape, phase: 'sealing', seatIds: ids(4), camps: [] });
    const gathered = layOutBoard({
      shape,
      phase: 'gathering',
      seatIds: ids(4),
      camps: campsOf(2, 1),
    });
    expect(gathered.cards.get('s3')).toEqual({
      ...(seated.cards.get('s3') as Spot),
      isFaded: true,
    });
  });
});
