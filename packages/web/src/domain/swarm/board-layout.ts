import type { BoardPhase } from './reveal-timeline.ts';

/** All lengths are hundredths of the board's width. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  /** Degrees. */
  tilt: number;
  /** Larger numbers lie on top. */
  layer: number;
  isFaded: boolean;
}

export interface BoardLayout {
  height: number;
  pair: readonly [Spot, Spot];
  cards: ReadonlyMap<string, Spot>;
  /** Whose card it is: below the card, and in a camp beside each other. */
  tags: ReadonlyMap<string, Spot>;
}

export interface LaidOutCamp {
  word: string;
  seatIds: readonly string[];
}

export type BoardShape = 'wide' | 'tall';

interface BoardInput {
  shape: BoardShape;
  phase: BoardPhase;
  seatIds: readonly string[];
  /** Largest first; empty until the words are out. */
  camps: readonly LaidOutCamp[];
  next?: readonly [string, string] | undefined;
}

const shapes = {
  wide: { height: 70, pairWidth: 34, maxCard: 28, maxCamp: 32, gap: 2 },
  tall: { height: 96, pairWidth: 36, maxCard: 40, maxCamp: 44, gap: 2.5 },
} as const;

/** Of a card's width. */
export const cardHeight = 0.56;
const tagHeight = 0.3;
const tagGap = 0.04;

/** Where everything lies. The height depends on the shape alone, so that nothing around the board moves. */
export function layOutBoard({ shape, phase, seatIds, camps, next }: BoardInput): BoardLayout {
  const { height, pairWidth, maxCard, maxCamp, gap } = shapes[shape];
  const pair = pairSpots(pairWidth, gap);
  const top = pairWidth * cardHeight + gap * 1.5;
  const area = { top, height: height - top, gap };
  const seats = fitComb(seatIds.length, { ...area, maxWidth: maxCard });
  const cards = new Map<string, Spot>();
  const tags = new Map<string, Spot>();
  const areTogether = phase === 'gathering' || phase === 'pairing' || phase === 'jinx';
  for (const [index, seatId] of seatIds.entries()) {
    const spot = seats[index] as Spot;
    // Whoever said nothing stays behind, in the background.
    const isFaded = camps.length > 0 && !camps.some((camp) => camp.seatIds.includes(seatId));
    cards.set(seatId, { ...spot, isFaded });
    tags.set(seatId, { ...tagBelow(spot), isFaded: isFaded && areTogether && phase !== 'pairing' });
  }
  if (!areTogether) return { height, pair, cards, tags };

  // A swarm jinx has one camp, and all the room.
  const maxWidth = phase === 'jinx' ? maxCamp * 1.4 : maxCamp;
  const spots = fitComb(camps.length, { ...area, gap: gap * 2, maxWidth });
  for (const [index, camp] of camps.entries()) {
    const spot = spots[index] as Spot;
    const risen = phase === 'pairing' ? next?.indexOf(camp.word) : undefined;
    const isRisen = risen === 0 || risen === 1;
    for (const [place, seatId] of camp.seatIds.entries()) {
      // The first lies on top; the others look out from below it.
      const stacked = {
        ...(isRisen ? (pair[risen] as Spot) : spot),
        tilt: place === 0 ? 0 : (place % 2 === 0 ? 1 : -1) * Math.min(3 + place, 7),
        layer: 20 + camp.seatIds.length - place + (isRisen ? 20 : 0),
        isFaded: phase === 'pairing' && !isRisen,
      };
      cards.set(seatId, stacked);
      // While the camps rise, everybody goes back to their seat.
      if (phase !== 'pairing') tags.set(seatId, tagInCamp(spot, place, camp.seatIds.length));
    }
  }
  return { height, pair, cards, tags };
}

function pairSpots(width: number, gap: number): [Spot, Spot] {
  const left = 50 - gap / 2 - width;
  return [spotAt(left, 0, width, 1), spotAt(50 + gap / 2, 0, width, 1)];
}

interface CombArea {
  top: number;
  height: number;
  gap: number;
  maxWidth: number;
}

/** Cells in rows like a comb, as large as the area allows, the first rows being the fuller ones. */
function fitComb(count: number, { top, height, gap, maxWidth }: CombArea): Spot[] {
  if (count === 0) return [];
  let best: { width: number; rows: number[] } | undefined;
  for (let rowCount = 1; rowCount <= count; rowCount++) {
    const rows = splitEvenly(count, rowCount);
    const longest = rows[0] as number;
    const byWidth = (100 - gap * (longest - 1)) / longest;
    const byHeight = (height / rowCount - gap) / (cardHeight + tagHeight);
    const width = Math.min(maxWidth, byWidth, byHeight);
    if (!best || width > best.width) best = { width, rows };
  }
  const { width, rows } = best as NonNullable<typeof best>;
  const rowHeight = width * (cardHeight + tagHeight) + gap;
  const begin = top + (height - rowHeight * rows.length + gap) / 2;
  return rows.flatMap((length, row) => {
    const left = (100 - length * width - (length - 1) * gap) / 2;
    return Array.from({ length }, (_, index) =>
      spotAt(left + index * (width + gap), begin + row * rowHeight, width, 2),
    );
  });
}

function splitEvenly(count: number, rows: number): number[] {
  return Array.from(
    { length: rows },
    (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0),
  );
}

const tagBelow = ({ x, y, width }: Spot): Spot =>
  spotAt(x, y + width * (cardHeight + tagGap), width, 30);

/** Side by side below the camp's card, overlapping where they are many. */
function tagInCamp({ x, y, width }: Spot, place: number, count: number): Spot {
  const size = width * (count === 1 ? 1 : 0.24);
  const step = count === 1 ? 0 : Math.min(size * 1.06, (width - size) / (count - 1));
  const left = x + (width - size - step * (count - 1)) / 2;
  return spotAt(left + step * place, y + width * (cardHeight + tagGap), size, 30 + place);
}

const spotAt = (x: number, y: number, width: number, layer: number): Spot => ({
  x,
  y,
  width,
  tilt: 0,
  layer,
  isFaded: false,
});
