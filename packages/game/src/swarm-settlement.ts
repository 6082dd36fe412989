import { campsOf, nextSwarmPair } from './swarm-camps.ts';
import { compareMinds } from './swarm-minds.ts';
import {
  countMinds,
  countSeatedPeople,
  currentSwarmPair,
  isSeatAwaited,
  isSwarmFull,
  revealLeadMs,
  revealShowMs,
  roundMs,
  type Swarm,
  type SwarmJudge,
  type SwarmOutcome,
  type SwarmSeat,
  type SwarmSeatState,
  usedSwarmWords,
} from './swarm-state.ts';

/** What follows from the steps of players and from time: a round is turned over, the swarm ends, a host is replaced. */

/** Rounds in a row without a word after which nobody waits for a seat. */
const missesUntilAway = 2;
/** A word alone has nobody to agree with. */
const fewestWords = 2;

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

/** After a step: ends a swarm that too few are left in, or turns the words over where all are in. */
export function settle(game: Swarm, judge: SwarmJudge, now: number): Swarm {
  if (hasTooFew(game)) return endSwarm(game, judge);
  return isEverybodyIn(game) ? revealRound(game, judge, now) : game;
}

/** Turns the sealed words over. The next round waits for words, unless it was the last. */
export function revealRound(game: Swarm, judge: SwarmJudge, now: number): Swarm {
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

/** The bee seals its word before anybody else can. */
export function awaitWords(game: Swarm, judge: SwarmJudge, since: number): Swarm {
  const pair = currentSwarmPair(game);
  const sealed = game.seats.map(({ isBee }) =>
    isBee && pair ? { word: judge.beeWord(pair, usedSwarmWords(game)), at: since } : null,
  );
  return { ...game, sealed, isExtended: false, since, deadline: since + roundMs(game.config) };
}

/** A host who isn't there any more passes the table on: to the first who is, or to one who was. */
export function passFromAbsent(game: Swarm): Swarm {
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

/** The bee's word alone makes nobody's. */
export function hasEnoughWords({ sealed, seats }: Swarm): boolean {
  const said = seats.filter((_, seat) => sealed[seat]);
  return said.length >= fewestWords && said.some(({ isBee }) => !isBee);
}

function isEverybodyIn(game: Swarm): boolean {
  if (game.status !== 'playing' || !hasEnoughWords(game)) return false;
  if (isDoorRound(game) && !isSwarmFull(game)) return false;
  return game.seats.every((_, seat) => !isSeatAwaited(game, seat));
}

/** The first round of a swarm over days is its door: it stays open though few have come yet. */
function hasTooFew(game: Swarm): boolean {
  if (countSeatedPeople(game) === 0) return true;
  const isDoorOpen = game.status === 'gathering' || isDoorRound(game);
  return !isDoorOpen && countMinds(game) < 2;
}

const isDoorRound = ({ config, rounds }: Swarm): boolean =>
  config.pace === 'days' && rounds.length === 0;

function countMiss(seat: SwarmSeat, game: Swarm, index: number): SwarmSeat {
  if (seat.state !== 'in' || seat.fromRound > game.rounds.length + 1) return seat;
  const missed = game.sealed[index] ? 0 : seat.missed + 1;
  return { ...seat, missed, state: missed >= missesUntilAway ? 'away' : 'in' };
}
