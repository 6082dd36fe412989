/** The words for warmth, from the coldest on, each with the warmth it ends below. */
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

/** As it is read out: "Warm, 71". */
export function formatWarmth(warmth: number): string {
  return warmth < 100 ? `${warmthLabel(warmth)}, ${warmth}` : 'Jinx';
}
