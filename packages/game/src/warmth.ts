/** The words for warmth, from the coldest on, each with the warmth it ends below. */
const scale = [
  ['Cold', 20],
  ['Cool', 40],
  ['Mild', 60],
  ['Warm', 80],
  ['Hot', 100],
] as const;

export type WarmthWord = (typeof scale)[number][0] | 'Jinx';

export function warmthWord(warmth: number): WarmthWord {
  return scale.find(([, end]) => warmth < end)?.[0] ?? 'Jinx';
}

/** As it is read out: "Warm, 71". */
export function warmthText(warmth: number): string {
  return warmth < 100 ? `${warmthWord(warmth)}, ${warmth}` : 'Jinx';
}
