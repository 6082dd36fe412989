import type { Reaction } from './buzz.ts';
import type { Pair } from './daily-game.ts';
import { type Refused, refuse } from './refused.ts';
import { matchOf, spellingKey } from './same-word.ts';
import { campsOf, nextSwarmPair } from './swarm-camps.ts';
import { compareMinds } from './swarm-minds.ts';
import {
  countMinds,
  countSeatedPeople,
  currentSwarmPair,
  gatheringMs,
  isSeatAwaited,
  isSeated,
  maxMinds,
  maxSwarmSeats,
  minMinds,
  revealLeadMs,
  revealShowMs,
  roundMs,
  type Swarm,
  type SwarmConfig,
  type SwarmJudge,
  type SwarmOutcome,
  type SwarmSeat,
  type SwarmSeatState,
  startLeadMs,
  usedSwarmWords,
} from './swarm-state.ts';

/** The rules of the swarm, as pure transitions. */

/** Rounds in a row without a word after which nobody waits for a seat. */
const missesUntilAway = 2;
/** A word alone has nobody to agree with. */
const fewestWords = 2;

export type SwarmRefusal =
  | 'game_over'
  | 'wrong_round'
  | 'already_submitted'
  | 'word_already_said'
  | 'not_yet'
  | 'not_your_game'
  | 'not_host'
  | 'swarm_full'
  | 'swarm_closed'
  | 'swarm_started'
  | 'too_few_minds';

export type SwarmRuling<Code extends string = SwarmRefusal> =
  | { ok: true; game: Swarm }
  | Refused<Code>;

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

/** Applies a deadline that has passed, whichever call notices it first. */
export function lapseSwarm(game: Swarm, judge: SwarmJudge, now: number): Swarm {
  if (game.deadline === null || now < game.deadline) return game;
  if (game.status === 'gathering') return endSwarm(game, judge);
  if (hasEnoughWords(game)) return revealRound(game, judge, now);
  // Too few words to compare: they stay sealed and the time runs once more.
  return game.isExtended
    ? endSwarm(game, judge)
    : { ...game, isExtended: true, since: now, deadline: now + roundMs(game.config) };
}

/** Takes the next seat; a live swarm that is being played has them in from its next round on. */
export function sitDown(before: Swarm, judge: SwarmJudge, now: number): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  if (game.status === 'over') return refuse('game_over');
  if (isFull(game)) return refuse('swarm_full');
  const isLate = game.status === 'playing' && game.config.pace === 'live';
  const coming = game.rounds.length + 1;
  return ok({
    ...game,
    host: game.host ?? game.seats.length,
    seats: [...game.seats, newSeat(isLate ? coming + 1 : coming)],
    sealed: [...game.sealed, null],
    reactions: [...game.reactions, null],
  });
}

/** Who comes back sits in their old seat and plays on at once. */
export function comeBack(before: Swarm, seat: number, judge: SwarmJudge, now: number): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  const sitting = game.seats[seat];
  if (!sitting || sitting.isBee) return refuse('not_your_game');
  if (sitting.state === 'removed') return refuse('swarm_closed');
  if (sitting.state === 'in' || game.status === 'over') return ok(game);
  if (sitting.state === 'left' && isFull(game)) return refuse('swarm_full');
  return ok({ ...withSeat(game, seat, { state: 'in', missed: 0 }), host: game.host ?? seat });
}

/** What they have sealed stays in the round. */
export function leaveSwarm(
  before: Swarm,
  seat: number,
  judge: SwarmJudge,
  now: number,
): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  const sitting = game.seats[seat];
  if (!sitting) return refuse('not_your_game');
  if (game.status === 'over' || !isSeated(sitting)) return ok(game);
  return ok(goAway(game, seat, 'left', judge, now));
}

export function removeFromSwarm(
  before: Swarm,
  by: number,
  seat: number,
  judge: SwarmJudge,
  now: number,
): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  const sitting = game.seats[seat];
  if (game.status === 'over') return refuse('game_over');
  if (game.host !== by) return refuse('not_host');
  if (!sitting || sitting.isBee || seat === by) return refuse('not_yet');
  if (sitting.state === 'removed') return ok(game);
  return ok(goAway(game, seat, 'removed', judge, now));
}

/** The host lets somebody else run the table. */
export function passTable(
  before: Swarm,
  by: number,
  seat: number,
  judge: SwarmJudge,
  now: number,
): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  const sitting = game.seats[seat];
  if (game.status === 'over') return refuse('game_over');
  if (game.host === seat) return ok(game);
  if (game.host !== by) return refuse('not_host');
  if (!sitting || sitting.isBee || !isSeated(sitting)) return refuse('not_yet');
  return ok({ ...game, host: seat });
}

/** For a host who has vanished: the first of those named who still sits there takes over. */
export function replaceHost(game: Swarm, host: number, others: readonly number[]): Swarm {
  if (game.status === 'over' || game.host !== host) return game;
  const next = others.find((seat) => seat !== host && game.seats[seat]?.state === 'in');
  return next === undefined || game.seats[next]?.isBee ? game : { ...game, host: next };
}

export function configureSwarm(
  before: Swarm,
  by: number,
  change: Partial<Omit<SwarmConfig, 'pace'>>,
  judge: SwarmJudge,
  now: number,
): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  if (game.status === 'over') return refuse('game_over');
  if (game.host !== by) return refuse('not_host');
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
  if (game.status === 'over') return refuse('game_over');
  if (game.host !== by) return refuse('not_host');
  if (game.status === 'playing') return ok(game);
  if (countMinds(game) < minMinds) return refuse('too_few_minds');
  return ok(beginSwarm(game, opening, judge, now));
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
  if (known != null && spellingKey(known) === spellingKey(move.word)) return ok(game);
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
  if (game.status === 'over') return refuse('game_over');
  if (game.host !== by) return refuse('not_host');
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

/** Ends it without an action of a player. */
export function endSwarm(
  game: Swarm,
  judge: Pick<SwarmJudge, 'warmth'>,
  outcome?: SwarmOutcome,
): Swarm {
  if (game.status === 'over') return game;
  return {
    ...game,
    status: 'over',
    outcome: outcome ?? (game.rounds.length > 0 ? 'no_jinx' : 'abandoned'),
    minds: compareMinds(game, judge.warmth),
    sealed: game.sealed.map(() => null),
    deadline: null,
  };
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

/** The bee seals its word before anybody else can. */
function awaitWords(game: Swarm, judge: SwarmJudge, since: number): Swarm {
  const pair = currentSwarmPair(game);
  const sealed = game.seats.map(({ isBee }) =>
    isBee && pair ? { word: judge.beeWord(pair, usedSwarmWords(game)), at: since } : null,
  );
  return { ...game, sealed, isExtended: false, since, deadline: since + roundMs(game.config) };
}

function goAway(
  game: Swarm,
  seat: number,
  state: SwarmSeatState,
  judge: SwarmJudge,
  now: number,
): Swarm {
  return settle(passFromAbsent(withSeat(game, seat, { state })), judge, now);
}

/** After a step: ends a swarm that too few are left in, or turns the words over where all are in. */
function settle(game: Swarm, judge: SwarmJudge, now: number): Swarm {
  if (hasTooFew(game)) return endSwarm(game, judge);
  return isEverybodyIn(game) ? revealRound(game, judge, now) : game;
}

/** The first round of a swarm over days is its door: it stays open though few have come yet. */
function hasTooFew(game: Swarm): boolean {
  if (countSeatedPeople(game) === 0) return true;
  const isDoorOpen = game.status === 'gathering' || isDoorRound(game);
  return !isDoorOpen && countMinds(game) < 2;
}

const isDoorRound = ({ config, rounds }: Swarm): boolean =>
  config.pace === 'days' && rounds.length === 0;

function isEverybodyIn(game: Swarm): boolean {
  if (game.status !== 'playing' || !hasEnoughWords(game)) return false;
  if (isDoorRound(game) && !isFull(game)) return false;
  return game.seats.every((_, seat) => !isSeatAwaited(game, seat));
}

/** The bee's word alone makes nobody's. */
function hasEnoughWords({ sealed, seats }: Swarm): boolean {
  const said = seats.filter((_, seat) => sealed[seat]);
  return said.length >= fewestWords && said.some(({ isBee }) => !isBee);
}

function revealRound(game: Swarm, judge: SwarmJudge, now: number): Swarm {
  const pair = currentSwarmPair(game);
  if (!pair) return game;
  const words = game.seats.map((_, seat) => game.sealed[seat]?.word ?? null);
  const camps = campsOf(words, judge.sameLemma);
  const revealAt = now + revealLeadMs;
  const round = { pair, words, camps, next: nextSwarmPair(camps, judge.warmth), revealAt };
  const revealed = passFromAbsent({
    ...game,
    seats: game.seats.map((seat, index) => countMiss(seat, game, index)),
    rounds: [...game.rounds, round],
  });
  if (round.next === null) return endSwarm(revealed, judge, 'jinx');
  if (revealed.rounds.length >= game.config.rounds) return endSwarm(revealed, judge);
  return awaitWords(revealed, judge, revealAt + revealShowMs);
}

function countMiss(seat: SwarmSeat, game: Swarm, index: number): SwarmSeat {
  if (seat.state !== 'in' || seat.fromRound > game.rounds.length + 1) return seat;
  const missed = game.sealed[index] ? 0 : seat.missed + 1;
  return { ...seat, missed, state: missed >= missesUntilAway ? 'away' : 'in' };
}

/** A host who isn't there any more passes the table on: to the first who is, or to one who was. */
function passFromAbsent(game: Swarm): Swarm {
  const isPresent = (states: readonly SwarmSeatState[]) => (seat: SwarmSeat) =>
    !seat.isBee && states.includes(seat.state);
  const host = game.host === null ? undefined : game.seats[game.host];
  if (host?.state === 'in') return game;
  const present = game.seats.findIndex(isPresent(['in']));
  if (present >= 0) return { ...game, host: present };
  if (host?.state === 'away') return game;
  const away = game.seats.findIndex(isPresent(['away']));
  return { ...game, host: away >= 0 ? away : null };
}

const isFull = (game: Swarm): boolean =>
  countMinds(game) >= maxMinds || game.seats.length >= maxSwarmSeats;

const newSeat = (fromRound: number, isBee = false): SwarmSeat => ({
  isBee,
  state: 'in',
  fromRound,
  missed: 0,
});

function isWordUsed(game: Swarm, word: string, judge: SwarmJudge): boolean {
  return usedSwarmWords(game).some((used) => matchOf(used, word, judge.sameLemma));
}

function withSeat(game: Swarm, seat: number, change: Partial<SwarmSeat>): Swarm {
  const seats = game.seats.map((one, index) => (index === seat ? { ...one, ...change } : one));
  return { ...game, seats };
}

function replaceAt<Value>(values: readonly Value[], index: number, value: Value): Value[] {
  return values.map((one, at) => (at === index ? value : one));
}

function ok(game: Swarm): { ok: true; game: Swarm } {
  return { ok: true, game };
}
