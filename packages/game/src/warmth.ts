/** Labels from the coldest on, each with its exclusive upper bound. */
const warmthScale = [
  ['Cold', 20],
  ['Cool', 40],
  ['Mild', 60],
  ['Warm', 80],
  ['Hot', 100],
] as const;

export type WarmthLabel = (typeof warmthScale)[number][0] | 'Jinx';

export function warmthLabel(warmth: number): WarmthLabel {
  return warmthScale.find(([, end]) => warmth < end)?.[0] ?? 'Jinx';
}

/** 100 is reserved for a jinx, however near two other words are. */
export const capMissWarmth = (warmth: number): number => Math.min(99, warmth);

/** For screen readers: "Warm, 71". */
export function formatWarmth(warmth: number): string {
  return warmth < 100 ? `${warmthLabel(warmth)}, ${warmth}` : 'Jinx';
}
