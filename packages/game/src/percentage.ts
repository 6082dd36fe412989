/** In whole numbers, of which 0 and 100 keep their meaning: none, and all. */
export function percentage(part: number, whole: number): number {
  if (part === 0) return 0;
  if (part === whole) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * part) / whole)));
}
