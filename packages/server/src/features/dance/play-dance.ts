import type { CallReply, Dance as Shown } from '@bee-jinx/contract';
import {
  abandon as abandonRule,
  type Dance,
  type Decision,
  decide as decisionRule,
  expire as expireRule,
  lapse,
  playDanceWord,
  thatCounts,
} from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { validateOptionalWord, validateWord } from '../../platform/validate-word.ts';
import { beeSeat } from './bee-partner.ts';
import {
  announceOrRefuse,
  attemptChange,
  presentStep,
  readSeatedDance,
  revealTo,
  saveStep,
} from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';
import { readDance } from './read-dance.ts';

interface Choice {
  decision: Decision;
  preemptiveWord: string | null;
}

/** My word is sealed; if it was the second, both turn over. */
export async function submitDanceWord(
  deps: DanceDeps,
  { playerId }: Caller,
  input: { gameId: string; roundNumber: number; word: string },
): Promise<{ game: Shown }> {
  const { bee } = deps;
  const move = { round: input.roundNumber, word: validateWord(input.word) };

  const change = await attemptChange(deps, input.gameId, async (attempt) => {
    const current = await readSeatedDance(deps, attempt, playerId);
    const { row, seat } = current;
    const game = row.with_bee === 1 ? bee.sealWord(current.game, attempt.now) : current.game;
    const played = playDanceWord(game, seat, move, bee.judge, attempt.now);
    // A repeated word changes nothing, so it doesn't seal the bee's next one either.
    const isRepeated = played.ok && played.game === game;
    const ruling = isRepeated ? { ...played, game: current.game } : played;
    return saveStep(deps, attempt, current, ruling);
  });
  announceOrRefuse(deps, change, move.word, await revealTo(deps, change));
  return presentStep(deps, change);
}

/** "That counts." */
export async function agreeThatCounts(
  deps: DanceDeps,
  { playerId }: Caller,
  input: { gameId: string; roundNumber: number },
): Promise<{ game: Shown }> {
  const change = await attemptChange(deps, input.gameId, async (attempt) => {
    const { now } = attempt;
    const current = await readSeatedDance(deps, attempt, playerId);
    const agreed = thatCounts(current.game, current.seat, input.roundNumber, now);
    const isWithBee = current.row.with_bee === 1;
    const ruling =
      agreed.ok && isWithBee ? { ...agreed, game: deps.bee.agree(agreed.game, now) } : agreed;
    return saveStep(deps, attempt, current, ruling);
  });
  announceOrRefuse(deps, change);
  return presentStep(deps, change);
}

/** Go on or stop. The bee always goes on. */
export async function decideContinuation(
  deps: DanceDeps,
  caller: Caller,
  input: { gameId: string; decision: Decision; preemptiveWord?: string | null | undefined },
): Promise<{ game: Shown }> {
  const { judge } = deps.bee;
  const choice: Choice = {
    decision: input.decision,
    preemptiveWord: validateOptionalWord(input.preemptiveWord),
  };
  const change = await attemptChange(deps, input.gameId, async (attempt) => {
    const { now } = attempt;
    const current = await readSeatedDance(deps, attempt, caller.playerId);
    const decided = decisionRule(current.game, current.seat, choice, judge, now);
    const isBeeAsked =
      decided.ok && current.row.with_bee === 1 && decided.game.status === 'deciding';
    const ruling = isBeeAsked ? beeGoesOn(deps, decided.game, choice, now) : decided;
    return saveStep(deps, attempt, current, ruling);
  });
  announceOrRefuse(deps, change, choice.preemptiveWord, await revealTo(deps, change));
  return presentStep(deps, change);
}

function beeGoesOn({ bee }: DanceDeps, game: Dance, { preemptiveWord }: Choice, now: number) {
  const goesOn = { decision: 'continue', preemptiveWord: null } as const;
  const begun = decisionRule(game, beeSeat, goesOn, bee.judge, now);
  if (!begun.ok || preemptiveWord === null) return begun;
  return { ...begun, game: bee.sealWord(begun.game, now) };
}

/** Both screens turn over; whether the other also finds it in their inbox is up to who leaves. */
export async function abandonDance(
  deps: DanceDeps,
  { playerId }: Caller,
  input: { gameId: string; notifyOpponent: boolean },
): Promise<CallReply<'abandonDance'>> {
  const change = await attemptChange(deps, input.gameId, async (attempt) => {
    const current = await readSeatedDance(deps, attempt, playerId);
    const ruling = abandonRule(current.game, current.seat, attempt.now);
    return saveStep(deps, attempt, current, ruling, { skipsNotification: !input.notifyOpponent });
  });
  announceOrRefuse(deps, change);
  return { ...(await presentStep(deps, change)), ok: true, httpStatus: 200 };
}

/** Asks for what the sweep does anyway, and only when the server's own clock agrees. */
export async function expireDance(
  deps: DanceDeps,
  { playerId }: Caller,
  gameId: string,
): Promise<{ game: Shown }> {
  const change = await attemptChange(deps, gameId, async (attempt) => {
    const current = await readSeatedDance(deps, attempt, playerId);
    const { row, game } = current;
    // `lapse` has run already: a game that it ended, or whose time it let run once more, is no refusal.
    const hasLapsed = row.deadline !== null && row.deadline <= attempt.now;
    const ruling = hasLapsed ? { ok: true as const, game } : expireRule(game, attempt.now);
    return saveStep(deps, attempt, current, ruling);
  });
  announceOrRefuse(deps, change);
  return presentStep(deps, change);
}

/** A round ends with its second word, so nothing is left to process: this tells how the game stands. */
export async function processRound(
  deps: DanceDeps,
  caller: Caller,
  {
    gameId,
    devFlags,
  }: { gameId: string; devFlags?: { timeUp?: boolean | undefined } | null | undefined },
): Promise<{ game: Shown }> {
  const isTimeUp = caller.isAdmin && devFlags?.timeUp === true;
  if (!isTimeUp) return readDance(deps, caller, { gameId, includeAi: false });
  const change = await attemptChange(deps, gameId, async (attempt) => {
    const current = await readSeatedDance(deps, attempt, caller.playerId);
    const { game: before } = current;
    const { now } = attempt;
    const game = before.deadline === null ? before : lapse({ ...before, deadline: now }, now);
    return saveStep(deps, attempt, current, { ok: true, game });
  });
  announceOrRefuse(deps, change);
  return presentStep(deps, change);
}
