import type { Dance } from '@bee-jinx/contract';
import { playDanceWord } from '@bee-jinx/game';
import { acceptableWord } from '../../platform/acceptable-word.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { changeDance } from './change-dance.ts';
import type { DanceParts } from './parts.ts';
import { showDance } from './present-dance.ts';

/** My word is sealed; if it was the second, both turn over. */
export async function submitWord(
  parts: DanceParts,
  caller: Caller,
  said: { gameId: string; roundNumber: number; word: string },
): Promise<{ game: Dance }> {
  const { bee } = parts;
  const word = acceptableWord(said.word);
  const standing = await changeDance(parts, caller.playerId, said.gameId, (game, seat, row, now) =>
    playDanceWord(
      row.with_bee === 1 ? bee.sealWord(game, now) : game,
      seat,
      { round: said.roundNumber, word },
      bee.judge,
      now,
    ),
  );
  return { game: await showDance(parts, standing) };
}
