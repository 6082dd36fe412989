import type { KeyValueStorage } from '../../platform/safe-storage.ts';

const key = 'daily.seals';

interface StoredSeals {
  puzzleNumber: number;
  /** By round. */
  seals: Record<number, string>;
}

/** The seals that were shown before their words were revealed, for the latest puzzle only. */
export function loadSeenSeals(kept: KeyValueStorage, puzzleNumber: number): Record<number, string> {
  try {
    const seen = JSON.parse(kept.read(key) ?? 'null') as StoredSeals | null;
    return seen?.puzzleNumber === puzzleNumber ? seen.seals : {};
  } catch {
    return {};
  }
}

/** Keeps the first one, so that a seal that was changed afterwards is detected. */
export function recordSeenSeal(
  kept: KeyValueStorage,
  puzzleNumber: number,
  round: number,
  seal: string,
): void {
  const seals = loadSeenSeals(kept, puzzleNumber);
  if (seals[round] !== undefined) return;
  const seen: StoredSeals = { puzzleNumber, seals: { ...seals, [round]: seal } };
  kept.write(key, JSON.stringify(seen));
}
