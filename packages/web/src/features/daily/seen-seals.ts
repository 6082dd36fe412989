import type { KeyValueStorage } from '../../platform/safe-storage.ts';

const key = 'daily.seals';

interface StoredSeals {
  puzzleNumber: number;
  /** The hashes, keyed by round. */
  seals: Record<number, string>;
}

/** The seals that were shown before their words were revealed, for the latest puzzle only. */
export function loadSeenSeals(
  storage: KeyValueStorage,
  puzzleNumber: number,
): Record<number, string> {
  try {
    const seen = JSON.parse(storage.read(key) ?? 'null') as StoredSeals | null;
    return seen?.puzzleNumber === puzzleNumber ? seen.seals : {};
  } catch {
    return {};
  }
}

/** Keeps the first one, so that a seal that was changed afterwards is detected. */
export function recordSeenSeal(
  storage: KeyValueStorage,
  puzzleNumber: number,
  round: number,
  seal: string,
): void {
  const seals = loadSeenSeals(storage, puzzleNumber);
  if (seals[round] !== undefined) return;
  const seen: StoredSeals = { puzzleNumber, seals: { ...seals, [round]: seal } };
  storage.write(key, JSON.stringify(seen));
}
