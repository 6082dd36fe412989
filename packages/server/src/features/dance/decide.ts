import type { Dance } from '@bee-jinx/contract';
import { type Decision, decide as decisionRule } from '@bee-jinx/game';
import { acceptableWordIfAny } from '../../platform/acceptable-word.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { changeDance } from './change-dance.ts';
import type { DanceParts } from './parts.ts';
import { showDance } from './present-dance.ts';

const beeSeat = 1;

/** Go on or stop. The bee always goes on. */
export async function decide(
  parts: DanceParts,
  caller: Caller,
  wish: { gameId: string; decision: Decision; preemptiveWord?: string | null | undefined },
): Promise<{ game: Dance }> {
  const { judge } = parts.bee;
  const choice = {
    decision: wish.decision,
    preemptiveWord: acceptableWordIfAny(wish.preemptiveWord),
  };
  const standing = await changeDance(
    parts,
    caller.playerId,
    wish.gameId,
    (game, seat, row, now) => {
      const ruling = decisionRule(game, seat, choice, judge, now);
      if (!ruling.ok || row.with_bee === 0 || ruling.game.status !== 'deciding') return ruling;
      const goesOn = { decision: 'continue', preemptiveWord: null } as const;
      const begun = decisionRule(ruling.game, beeSeat, goesOn, judge, now);
      const early = choice.preemptiveWord;
      if (!begun.ok || early === null) return begun;
      return { ok: true, game: parts.bee.sealWord(begun.game, now) };
    },
  );
  return { game: await showDance(parts, standing) };
}
