export const mascotSides = ['left', 'right', 'top', 'bottom'] as const;
export type MascotSide = (typeof mascotSides)[number];

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Surroundings {
  width: number;
  height: number;
  /** The size of the text, 1 for the usual one. */
  scale: number;
  /** What must stay in sight. */
  obstacles: readonly Rect[];
  /** What should, where there is another side: links and buttons. */
  avoided: readonly Rect[];
}

/** As in Mascot.module.css. */
const margin = 16;
const headerHeight = 64;
const tabBarHeight = 80;
const sceneWidth = 400;
const sceneHeight = 112;

/** Where the bee and its bubble stand beside a page that goes on. */
export function sceneAt(
  side: MascotSide,
  { width, height, scale }: Pick<Surroundings, 'width' | 'height' | 'scale'>,
): Rect {
  const across = Math.min(width - 2 * margin, sceneWidth * scale);
  const tall = sceneHeight * scale;
  const left = { left: margin, right: width - margin - across }[side as 'left'];
  const x = left ?? (width - across) / 2;
  const middle = (headerHeight + height - tabBarHeight - tall) / 2;
  const y = { top: headerHeight, bottom: height - tabBarHeight - tall }[side as 'top'] ?? middle;
  return { left: x, top: y, right: x + across, bottom: y + tall };
}

/** A side with room, never the same twice in a row. Undefined: the bee has to wait. */
export function chooseSide(
  around: Surroundings,
  last: MascotSide | undefined,
  random: () => number,
): MascotSide | undefined {
  const isClearOf = (side: MascotSide, rects: readonly Rect[]) =>
    !rects.some((rect) => overlaps(sceneAt(side, around), rect));
  const free = mascotSides.filter((side) => side !== last && isClearOf(side, around.obstacles));
  const best = free.filter((side) => isClearOf(side, around.avoided));
  const offered = best.length > 0 ? best : free;
  return offered[Math.floor(random() * offered.length)];
}

const overlaps = (one: Rect, other: Rect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
