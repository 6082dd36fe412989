import type { Kept } from '../../platform/kept.ts';

const key = 'daily.seals';

interface Seen {
  puzzleNumber: number;
  /** By round. */
  seals: Record<number, string>;
}

/** Which seals this browser was shown before their words were out: of the latest puzzle only. */
export function readSeen(kept: Kept, puzzleNumber: number): Record<number, string> {
  try {
    const seen = JSON.parse(kept.read(key) ?? 'null') as Seen | null;
    return seen?.puzzleNumber === puzzleNumber ? seen.seals : {};
  } catch {
    return {};
  }
}

/** The first one counts: a seal that was changed afterwards is found out. */
export function noteSeen(kept: Kept, puzzleNumber: number, round: number, seal: string): void {
  const seals = readSeen(kept, puzzleNumber);
  if (seals[round] !== undefined) return;
  const seen: Seen = { puzzleNumber, seals: { ...seals, [round]: seal } };
  kept.write(key, JSON.stringify(seen));
}
