import type { Reaction } from './buzz.ts';
import type { Pair } from './daily-game.ts';
import { refuse } from './refused.ts';
import { findSameWord, isSameSpelling } from './same-word.ts';
import { ok, refuseUnlessHost, type SwarmRuling } from './swarm-ruling.ts';
import { newSeat, withSeat } from './swarm-seats.ts';
import { awaitWords, hasEnoughWords, lapseSwarm, revealRound, settle } from './swarm-settlement.ts';
import {
  countMinds,
  gatheringMs,
  isSeated,
  maxMinds,
  minMinds,
  type Swarm,
  type SwarmConfig,
  type SwarmJudge,
  startLeadMs,
  usedSwarmWords,
} from './swarm-state.ts';

/** The rules of the swarm, as pure transitions; `swarm-settlement.ts` has what follows from each. */

/** Who makes the table sits in seat 0 and is its host. */
export function gatherSwarm(config: SwarmConfig, now: number): Swarm {
  return {
    config,
    status: 'gathering',
    outcome: null,
    host: 0,
    seats: [newSeat(1)],
    opening: null,
    rounds: [],
    sealed: [null],
    isExtended: false,
    reactions: [null],
    minds: null,
    since: now,
    deadline: now + gatheringMs,
  };
}

/** A swarm over days begins at once: its first round is open to the hive for a day. */
export function openDaysSwarm(
  config: SwarmConfig,
  opening: Pair,
  judge: SwarmJudge,
  now: number,
): Swarm {
  return beginSwarm(
    gatherSwarm({ ...config, pace: 'days', wordSeconds: null }, now),
    opening,
    judge,
    now,
  );
}

export function configureSwarm(
  before: Swarm,
  by: number,
  change: Partial<Omit<SwarmConfig, 'pace'>>,
  judge: SwarmJudge,
  now: number,
): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  const refused = refuseUnlessHost(game, by);
  if (refused) return refused;
  if (game.status === 'playing') return refuse('swarm_started');
  const next = { ...game, config: { ...game.config, ...change } };
  return countMinds(next) > maxMinds ? refuse('swarm_full') : ok(next);
}

export function startSwarm(
  before: Swarm,
  by: number,
  opening: Pair,
  judge: SwarmJudge,
  now: number,
): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  const refused = refuseUnlessHost(game, by);
  if (refused) return refused;
  if (game.status === 'playing') return ok(game);
  if (countMinds(game) < minMinds) return refuse('too_few_minds');
  return ok(beginSwarm(game, opening, judge, now));
}

function beginSwarm(game: Swarm, opening: Pair, judge: SwarmJudge, now: number): Swarm {
  const seats = game.config.withBee ? [...game.seats, newSeat(1, true)] : game.seats;
  const blank = seats.map(() => null);
  const begun: Swarm = {
    ...game,
    status: 'playing',
    opening,
    seats,
    sealed: blank,
    reactions: blank,
  };
  return awaitWords(begun, judge, now + startLeadMs);
}

/** The last word that is waited for turns all of them over. Idempotent: a repeated word changes nothing. */
export function sayInSwarm(
  before: Swarm,
  seat: number,
  move: { round: number; word: string },
  judge: SwarmJudge,
  now: number,
): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  const sitting = game.seats[seat];
  if (!sitting || sitting.isBee) return refuse('not_your_game');
  const coming = game.rounds.length + 1;
  const known =
    move.round === coming ? game.sealed[seat]?.word : game.rounds[move.round - 1]?.words[seat];
  if (known != null && isSameSpelling(known, move.word)) return ok(game);
  if (game.status === 'over') return refuse('game_over');
  if (!isSeated(sitting)) return refuse('swarm_closed');
  if (game.status === 'gathering') return refuse('not_yet');
  if (move.round !== coming) return refuse('wrong_round');
  if (known != null) return refuse('already_submitted');
  if (sitting.fromRound > coming) return refuse('not_yet');
  if (isWordUsed(game, move.word, judge)) return refuse('word_already_said');
  const back = withSeat(game, seat, { state: 'in', missed: 0 });
  const sealed = replaceAt(game.sealed, seat, { word: move.word, at: now });
  return ok(settle({ ...back, host: back.host ?? seat, sealed }, judge, now));
}

/** The host needn't wait for everybody, once there are words to compare. */
export function turnOver(
  before: Swarm,
  by: number,
  round: number,
  judge: SwarmJudge,
  now: number,
): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  if (round <= game.rounds.length) return ok(game);
  const refused = refuseUnlessHost(game, by);
  if (refused) return refused;
  if (round !== game.rounds.length + 1) return refuse('wrong_round');
  if (game.status !== 'playing' || !hasEnoughWords(game)) return refuse('not_yet');
  return ok(revealRound(game, judge, now));
}

/** To a finished round, also once it is over. Null takes it back. */
export function reactInSwarm(
  game: Swarm,
  seat: number,
  move: { round: number; reaction: Reaction | null },
): SwarmRuling<'not_your_game' | 'wrong_round'> {
  const { round, reaction } = move;
  if (!game.seats[seat] || game.seats[seat].state === 'removed') return refuse('not_your_game');
  if (round < 1 || round > game.rounds.length) return refuse('wrong_round');
  const known = game.reactions[seat] ?? null;
  const isKnown =
    reaction === null ? known === null : known?.reaction === reaction && known.round === round;
  if (isKnown) return ok(game);
  const next = reaction === null ? null : { round, reaction };
  return ok({ ...game, reactions: replaceAt(game.reactions, seat, next) });
}

function isWordUsed(game: Swarm, word: string, judge: SwarmJudge): boolean {
  return findSameWord(usedSwarmWords(game), word, judge.sameLemma) !== undefined;
}

function replaceAt<Value>(values: readonly Value[], index: number, value: Value): Value[] {
  return values.map((one, at) => (at === index ? value : one));
}
