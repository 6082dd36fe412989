import type { Dance } from '@bee-jinx/game';
import type { DanceRow } from './queries.ts';

const maxRemembered = 2000;

type SavedDance = Pick<DanceRow, 'id' | 'game'>;

/**
 * Games in play, each with the text that it was read or saved as. The database is the judge: a game is taken from here only
 * where the row that was just read has the same text. Rounds then stay the same objects from step to step, and what was
 * worked out for them holds.
 */
const remembered = new Map<string, { text: string; game: Dance }>();

export function rememberDance(id: string, text: string, game: Dance): void {
  // Deleted first, so that the oldest stands first.
  remembered.delete(id);
  remembered.set(id, { text, game });
  if (remembered.size <= maxRemembered) return;
  const [oldest] = remembered.keys();
  if (oldest !== undefined) remembered.delete(oldest);
}

export function recallDance({ id, game }: SavedDance): Dance | undefined {
  const known = remembered.get(id);
  return known?.text === game ? known.game : undefined;
}
