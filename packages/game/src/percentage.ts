/** A whole number. 0 means none and 100 means all, so other shares are rounded to 1 and 99. */
export function percentage(part: number, whole: number): number {
  if (part === 0) return 0;
  if (part === whole) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * part) / whole)));
}
