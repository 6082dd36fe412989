import type { Dance } from '@bee-jinx/contract';
import { type Decision, decide as decisionRule } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { validateOptionalWord } from '../../platform/validate-word.ts';
import { changeDance } from './change-dance.ts';
import type { DanceDeps } from './deps.ts';
import { presentDanceFor } from './present-dance.ts';

const beeSeat = 1;

/** Go on or stop. The bee always goes on. */
export async function decideContinuation(
  deps: DanceDeps,
  caller: Caller,
  input: { gameId: string; decision: Decision; preemptiveWord?: string | null | undefined },
): Promise<{ game: Dance }> {
  const { judge } = deps.bee;
  const choice = {
    decision: input.decision,
    preemptiveWord: validateOptionalWord(input.preemptiveWord),
  };
  const standing = await changeDance(
    deps,
    caller.playerId,
    input.gameId,
    (game, seat, row, now) => {
      const ruling = decisionRule(game, seat, choice, judge, now);
      if (!ruling.ok || row.with_bee === 0 || ruling.game.status !== 'deciding') return ruling;
      const goesOn = { decision: 'continue', preemptiveWord: null } as const;
      const begun = decisionRule(ruling.game, beeSeat, goesOn, judge, now);
      const early = choice.preemptiveWord;
      if (!begun.ok || early === null) return begun;
      return { ok: true, game: deps.bee.sealWord(begun.game, now) };
    },
  );
  return { game: await presentDanceFor(deps, standing) };
}
