import type { Dance } from '@bee-jinx/contract';
import { playDanceWord } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { validateWord } from '../../platform/validate-word.ts';
import { announceStep, attemptChange, presentStep, readSeated, saveStep } from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';

/** My word is sealed; if it was the second, both turn over. */
export async function submitDanceWord(
  deps: DanceDeps,
  { playerId }: Caller,
  input: { gameId: string; roundNumber: number; word: string },
): Promise<{ game: Dance }> {
  const { bee } = deps;
  const move = { round: input.roundNumber, word: validateWord(input.word) };

  const change = await attemptChange(deps, input.gameId, async (attempt) => {
    const standing = await readSeated(deps, attempt, playerId);
    const { row, seat } = standing;
    const game = row.with_bee === 1 ? bee.sealWord(standing.game, attempt.now) : standing.game;
    const ruling = playDanceWord(game, seat, move, bee.judge, attempt.now);
    return saveStep(deps, attempt, standing, ruling);
  });
  announceStep(deps, change);
  return presentStep(deps, change);
}
