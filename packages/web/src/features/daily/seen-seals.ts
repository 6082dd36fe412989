import type { DailyGame } from '@bee-jinx/contract/browser';
import type { KeyValueStorage } from '../../platform/safe-storage.ts';

const key = 'daily.seals';

/** Another player's game of the same puzzle has other salts, and so has one that a merge put in its place. */
export type SealedGame = Pick<DailyGame, 'puzzleNumber' | 'startedAt'>;

interface StoredSeals extends SealedGame {
  /** The hashes, keyed by round. */
  seals: Record<number, string>;
}

/** The seals that were shown before their words were revealed, for the latest game only. */
export function loadSeenSeals(
  storage: KeyValueStorage,
  { puzzleNumber, startedAt }: SealedGame,
): Record<number, string> {
  try {
    const seen = JSON.parse(storage.read(key) ?? 'null') as StoredSeals | null;
    return seen?.puzzleNumber === puzzleNumber && seen.startedAt === startedAt ? seen.seals : {};
  } catch {
    return {};
  }
}

/** Keeps the first one, so that a seal that was changed afterwards is detected. */
export function recordSeenSeal(
  storage: KeyValueStorage,
  { puzzleNumber, startedAt }: SealedGame,
  round: number,
  seal: string,
): void {
  const seals = loadSeenSeals(storage, { puzzleNumber, startedAt });
  if (seals[round] !== undefined) return;
  const seen: StoredSeals = { puzzleNumber, startedAt, seals: { ...seals, [round]: seal } };
  storage.write(key, JSON.stringify(seen));
}
