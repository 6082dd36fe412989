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

describe('name tags and stacks', () => {
  const lay = (phase: 'gathering' | 'pairing' | 'jinx' | 'turning', ...sizes: number[]) =>
    layOutBoard({
      shape: 'wide',
      phase,
      seatIds: [...ids(sizes.reduce((sum, size) => sum + size, 0)), 'silent'],
      camps: campsOf(...sizes),
      next: ['word0', 'word1'],
    });

  test('tags of a camp lie side by side below its card, in its middle, within its width', () => {
    for (const count of [2, 3, 4, 8]) {
      const { cards, tags } = lay('gathering', count, 1);
      const card = cards.get('s0') as Spot;
      const ofCamp = ids(count).map((id) => tags.get(id) as Spot);
      const [first, last] = [ofCamp[0] as Spot, ofCamp.at(-1) as Spot];
      expect(first.x - card.x).toBeCloseTo(card.x + card.width - last.x - last.width);
      expect(first.x).toBeGreaterThanOrEqual(card.x - 0.01);
      for (const [place, tag] of ofCamp.entries()) {
        expect(tag.width).toBeCloseTo(card.width * 0.24);
        expect(tag.y).toBeCloseTo(card.y + card.width * 0.6);
        expect(tag.layer).toBe(30 + place);
        if (place > 0) expect(tag.x).toBeGreaterThan((ofCamp[place - 1] as Spot).x);
      }
    }
  });

  test('two or three tags keep a little room between them', () => {
    const { tags } = lay('gathering', 2, 1);
    const [one, other] = [tags.get('s0') as Spot, tags.get('s1') as Spot];
    expect(other.x - one.x).toBeCloseTo(one.width * 1.06);
  });

  test('the tag of one alone is as wide as the card', () => {
    const { cards, tags } = lay('gathering', 2, 1);
    const [card, tag] = [cards.get('s2') as Spot, tags.get('s2') as Spot];
    expect([tag.x, tag.width]).toEqual([card.x, card.width]);
  });

  test('the first card of a stack lies straight on top, the others look out left and right', () => {
    const { cards } = lay('gathering', 7, 1);
    const stack = ids(7).map((id) => cards.get(id) as Spot);
    expect(stack.map(({ tilt }) => tilt)).toEqual([0, -4, 5, -6, 7, -7, 7]);
    expect(stack.map(({ layer }) => layer)).toEqual([27, 26, 25, 24, 23, 22, 21]);
  });

  test('while two camps rise to be the pair, the others fade and everybody is at their seat', () => {
    const { cards, tags, pair } = lay('pairing', 2, 1, 1);
    expect(cards.get('s0')).toMatchObject({
      x: pair[0].x,
      y: pair[0].y,
      isFaded: false,
      layer: 42,
    });
    expect(cards.get('s2')).toMatchObject({ x: pair[1].x, isFaded: false, layer: 41 });
    expect(cards.get('s3')).toMatchObject({ isFaded: true, layer: 21 });
    expect(tags.get('s0')).toEqual(lay('turning', 2, 1, 1).tags.get('s0'));
    expect([cards.get('silent')?.isFaded, tags.get('silent')?.isFaded]).toEqual([true, false]);
  });

  test('whoever said nothing fades, and their name once the camps gather', () => {
    const faded = (phase: 'gathering' | 'jinx' | 'turning') => {
      const { cards, tags } = lay(phase, 2, 1);
      return [cards.get('silent')?.isFaded, tags.get('silent')?.isFaded, cards.get('s0')?.isFaded];
    };
    expect(faded('turning')).toEqual([true, false, false]);
    expect(faded('gathering')).toEqual([true, true, false]);
    expect(faded('jinx')).toEqual([true, true, false]);
  });

  test('a swarm jinx has more room than a camp', () => {
    const width = (phase: 'gathering' | 'jinx') => lay(phase, 4).cards.get('s0')?.width ?? 0;
    expect(width('gathering')).toBe(32);
    expect(width('jinx')).toBeCloseTo(44.8);
  });
});
