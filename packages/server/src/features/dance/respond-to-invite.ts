import type { Dance as Shown } from '@bee-jinx/contract';
import { acceptInvite, declineInvite } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { validateOptionalWord } from '../../platform/validate-word.ts';
import { danceFromRow, pairKeyOf } from './dance-row.ts';
import {
  announceOrRefuse,
  attemptChange,
  presentStep,
  readSeatedDance,
  saveStep,
} from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';
import { gameExistsRefusal, refuseUnreachable } from './invite-to-dance.ts';
import { findDance, findOpenDance, updateDance } from './queries.ts';

/** Answering is saying the first word; it may also come later. */
export async function respondToInvite(
  deps: DanceDeps,
  caller: Caller,
  answer: { gameId: string; accept: boolean; word?: string | null | undefined },
): Promise<{ game: Shown }> {
  const word = validateOptionalWord(answer.word);
  const hasTakenSeat = answer.accept && (await takeOpenSeat(deps, caller, answer.gameId));
  const change = await attemptChange(deps, answer.gameId, async (attempt) => {
    const current = await readSeatedDance(deps, attempt, caller.playerId);
    const { game, seat } = current;
    const ruling = answer.accept
      ? acceptInvite(game, seat, word, deps.bee.judge, attempt.now)
      : declineInvite(game, seat, attempt.now);
    return saveStep(deps, attempt, current, ruling);
  });
  // To its inviter a seat that is taken is a change also where the word is refused.
  announceOrRefuse(deps, hasTakenSeat ? { ...change, before: null } : change);
  return presentStep(deps, change);
}

/** The first who comes by the link sits down; whoever comes later finds the seat taken. */
async function takeOpenSeat(deps: DanceDeps, caller: Caller, gameId: string): Promise<boolean> {
  const { db, clock } = deps;
  const me = caller.playerId;
  const seen = await findDance(db.read, gameId);
  const inviter = seen?.seat0_id;
  if (seen?.open_link !== 1 || !inviter) return false;
  const pairKey = pairKeyOf(me, inviter);
  return db.transaction([`dance:${gameId}`, `pair:${pairKey}`], async (sql) => {
    await refuseUnreachable(deps, sql, me, inviter, () => new Refusal('not_your_game'));
    const row = await findDance(sql, gameId);
    if (row?.open_link !== 1 || row.ended_at !== null) return false;
    if ((row.deadline ?? 0) <= clock.now()) throw new Refusal('game_over');
    const { opening } = danceFromRow(row);
    if (opening) await deps.refuseWhoPlaysIt(sql, me, opening.puzzleNumber);
    const open = await findOpenDance(sql, pairKey);
    if (open) throw gameExistsRefusal(open);
    const taken = { seat1_id: me, pair_key: pairKey, open_link: 0 } as const;
    await updateDance(sql, gameId, row.version, taken);
    return true;
  });
}
