import type { Kept } from '../../platform/kept.ts';

const key = 'dance.unsentWord';

export interface UnsentWord {
  userId: string;
  gameId: string;
  round: number;
  word: string;
}

/** The word that was said when nobody was there to take it. */
export function readUnsent(kept: Kept): UnsentWord | undefined {
  try {
    const read = JSON.parse(kept.read(key) ?? 'null') as Partial<UnsentWord> | null;
    const { userId, gameId, round, word } = read ?? {};
    if (userId === undefined || gameId === undefined) return undefined;
    if (typeof round !== 'number' || typeof word !== 'string') return undefined;
    return { userId, gameId, round, word };
  } catch {
    return undefined;
  }
}

export function keepUnsent(kept: Kept, unsent: UnsentWord): void {
  kept.write(key, JSON.stringify(unsent));
}

export function forgetUnsent(kept: Kept, gameId: string): void {
  if (readUnsent(kept)?.gameId === gameId) kept.write(key, 'null');
}
