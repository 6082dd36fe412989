import type { Dance } from '@bee-jinx/contract';
import { type Decision, decide as decisionRule, type Dance as Game } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { validateOptionalWord } from '../../platform/validate-word.ts';
import { announceStep, attemptChange, presentStep, readSeated, saveStep } from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';

const beeSeat = 1;

interface Choice {
  decision: Decision;
  preemptiveWord: string | null;
}

/** Go on or stop. The bee always goes on. */
export async function decideContinuation(
  deps: DanceDeps,
  caller: Caller,
  input: { gameId: string; decision: Decision; preemptiveWord?: string | null | undefined },
): Promise<{ game: Dance }> {
  const { judge } = deps.bee;
  const choice: Choice = {
    decision: input.decision,
    preemptiveWord: validateOptionalWord(input.preemptiveWord),
  };
  const change = await attemptChange(deps, input.gameId, async (attempt) => {
    const { now } = attempt;
    const standing = await readSeated(deps, attempt, caller.playerId);
    const decided = decisionRule(standing.game, standing.seat, choice, judge, now);
    const isBeeAsked =
      decided.ok && standing.row.with_bee === 1 && decided.game.status === 'deciding';
    const ruling = isBeeAsked ? beeGoesOn(deps, decided.game, choice, now) : decided;
    return saveStep(deps, attempt, standing, ruling);
  });
  announceStep(deps, change);
  return presentStep(deps, change);
}

function beeGoesOn({ bee }: DanceDeps, game: Game, { preemptiveWord }: Choice, now: number) {
  const goesOn = { decision: 'continue', preemptiveWord: null } as const;
  const begun = decisionRule(game, beeSeat, goesOn, bee.judge, now);
  if (!begun.ok || preemptiveWord === null) return begun;
  return { ...begun, game: bee.sealWord(begun.game, now) };
}
