/** A day as people write it, without a time or a zone: 2026-11-15. */
export type LocalDate = string;

const dayMs = 86_400_000;
const firstDay = Date.UTC(2024, 0, 1);

/** Puzzle 1 belongs to 2024-01-01; the number counts days. */
export function puzzleNumberOn(date: LocalDate): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - firstDay) / dayMs) + 1;
}
