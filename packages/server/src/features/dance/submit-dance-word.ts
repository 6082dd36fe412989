import type { Dance } from '@bee-jinx/contract';
import { playDanceWord } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { validateWord } from '../../platform/validate-word.ts';
import { changeDance } from './change-dance.ts';
import type { DanceDeps } from './deps.ts';
import { presentDanceFor } from './present-dance.ts';

/** My word is sealed; if it was the second, both turn over. */
export async function submitDanceWord(
  deps: DanceDeps,
  caller: Caller,
  said: { gameId: string; roundNumber: number; word: string },
): Promise<{ game: Dance }> {
  const { bee } = deps;
  const word = validateWord(said.word);
  const standing = await changeDance(deps, caller.playerId, said.gameId, (game, seat, row, now) =>
    playDanceWord(
      row.with_bee === 1 ? bee.sealWord(game, now) : game,
      seat,
      { round: said.roundNumber, word },
      bee.judge,
      now,
    ),
  );
  return { game: await presentDanceFor(deps, standing) };
}
