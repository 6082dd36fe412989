import type { BeeParts } from './assemble-bee-parts.ts';
import { SCALE } from './mind.ts';

const formatPercent = (weight: number) => `${Math.round((100 * weight) / SCALE)}%`;

/** How a word leads to another in the norms: at once, and through which word, the strongest way first. */
export function strongestPaths(
  from: string,
  to: string,
  { lexicon, mind }: Pick<BeeParts, 'lexicon' | 'mind'>,
  limit = 3,
): string[] {
  const [start, end] = [lexicon.lemma(from), lexicon.lemma(to)];
  if (start === undefined || end === undefined) return [];
  const paths: { text: string; weight: number }[] = [];
  for (const [via, weight] of rowOf(start)) {
    if (via === end) {
      paths.push({ text: `${from} → ${to} ${formatPercent(weight)}`, weight });
      continue;
    }
    const next = rowOf(via).find(([target]) => target === end);
    if (next) {
      const passed = (weight * next[1]) / SCALE;
      const text = `${from} → ${lexicon.word(via)} → ${to} ${(100 * (passed / SCALE)).toFixed(2)}%`;
      paths.push({ text, weight: passed });
    }
  }
  return paths
    .sort((a, b) => b.weight - a.weight)
    .slice(0, limit)
    .map(({ text }) => text);

  function rowOf(lemma: number): [target: number, weight: number][] {
    const row: [number, number][] = [];
    for (
      let at = mind.rowOffsets[lemma] as number;
      at < (mind.rowOffsets[lemma + 1] as number);
      at += 1
    )
      row.push([mind.targets[at] as number, mind.weights[at] as number]);
    return row;
  }
}
