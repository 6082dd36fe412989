import type { PlayedRound } from '@bee-jinx/contract/browser';

export interface PathNode {
  word: string;
  x: number;
  y: number;
  label: { x: number; anchor: 'start' | 'end'; size: number };
}

export interface PathMapLayout {
  height: number;
  yours: PathNode[];
  theirs: PathNode[];
  /** SVG paths from the first word up to the goal cell. */
  yourWay: string;
  theirWay: string;
}

type Round = Pick<PlayedRound, 'word' | 'beeWord' | 'warmth' | 'match'>;

export const mapWidth = 360;
export const goalCell = { x: mapWidth / 2, y: 44, width: 132, height: 56 } as const;

const middle = mapWidth / 2;
/** Distances from the middle at warmth 100 and at warmth 0. */
const nearest = 26;
const farthest = 148;
const besideNode = 15;
const largest = 17;
const edge = 6;
/** The width of an average letter in em. */
const letterWidth = 0.56;

const rowHeight = (rows: number): number => (rows <= 8 ? 50 : 36);

/** Places the start at the bottom, and each round above it: the warmer, the nearer to the middle. */
export function layoutPathMap(
  start: readonly [string, string],
  rounds: readonly Round[],
): PathMapLayout {
  const misses = rounds.filter(({ match }) => match === null);
  const step = rowHeight(misses.length + 1);
  const bottom = goalCell.y + goalCell.height / 2 + step * (misses.length + 1) - step / 5;
  const rows = [
    { yours: start[0], theirs: start[1], warmth: 0 },
    ...misses.map(({ word, beeWord, warmth = 0 }) => ({ yours: word, theirs: beeWord, warmth })),
  ];
  const nodes = (side: -1 | 1) =>
    rows.map(({ yours, theirs, warmth }, index) =>
      layoutNode(side === -1 ? yours : theirs, side, warmth, bottom - index * step),
    );
  const [yours, theirs] = [nodes(-1), nodes(1)];
  return {
    height: bottom + 26,
    yours,
    theirs,
    yourWay: curvePath(yours, -1),
    theirWay: curvePath(theirs, 1),
  };
}

function layoutNode(word: string, side: -1 | 1, warmth: number, y: number): PathNode {
  const x = middle + side * (nearest + ((100 - warmth) / 100) * (farthest - nearest));
  const outside = (side === -1 ? x : mapWidth - x) - besideNode - edge;
  const inside = Math.abs(x - middle) - besideNode - edge;
  const isOutside = outside >= Math.min(inside, word.length * letterWidth * largest);
  const room = isOutside ? outside : inside;
  const outward = isOutside ? side : -side;
  return {
    word,
    x,
    y,
    label: {
      x: x + outward * besideNode,
      anchor: outward === 1 ? 'start' : 'end',
      size: Math.min(largest, room / (word.length * letterWidth)),
    },
  };
}

function curvePath(nodes: readonly PathNode[], side: -1 | 1): string {
  const end = { x: goalCell.x + side * 28, y: goalCell.y + goalCell.height / 2 };
  const points = [...nodes, end];
  return points.reduce((path, { x, y }, index) => {
    const from = points[index - 1];
    if (!from) return `M${round(x)} ${round(y)}`;
    const half = (from.y + y) / 2;
    return `${path}C${round(from.x)} ${round(half)} ${round(x)} ${round(half)} ${round(x)} ${round(y)}`;
  }, '');
}

const round = (value: number): number => Math.round(value * 10) / 10;
