import type { Pair } from './daily-game.ts';
import { type SwarmSeatResult, seatResultOf, togethernessOf } from './swarm-minds.ts';
import {
  currentSwarmPair,
  isSeatAwaited,
  type Swarm,
  type SwarmConfig,
  type SwarmMinds,
  type SwarmOutcome,
  type SwarmReaction,
  type SwarmRound,
  type SwarmSeatState,
  type SwarmStatus,
  shownDeadline,
} from './swarm-state.ts';

/** What one seat, or a spectator, may know. */
export interface SwarmView {
  status: SwarmStatus;
  outcome: SwarmOutcome | null;
  config: SwarmConfig;
  /** The round that is being played; the last one once it is over. */
  round: number;
  pair: Pair | null;
  /** My own sealed word. */
  word: string | null;
  host: number | null;
  seats: readonly SwarmSeatView[];
  rounds: readonly SwarmRound[];
  isExtended: boolean;
  /** When the time for a word begins and ends; null without a clock. */
  since: number | null;
  deadline: number | null;
  myTurn: boolean;
  /** Once it is over. */
  minds: readonly SwarmMinds[] | null;
  togetherness: number | null;
}

interface SwarmSeatView {
  isBee: boolean;
  state: SwarmSeatState;
  fromRound: number;
  hasSealed: boolean;
  reaction: SwarmReaction | null;
  /** Once it is over. */
  result: SwarmSeatResult | null;
}

/** The only way to show a swarm: of an unfinished round, a seat sees no more than its own word, and a spectator none. */
export function swarmViewFor(game: Swarm, seat: number | null): SwarmView {
  const { status, config, rounds } = game;
  const isOver = status === 'over';
  const deadline = shownDeadline(game);
  return {
    status,
    outcome: game.outcome,
    config,
    round: isOver ? Math.max(1, rounds.length) : rounds.length + 1,
    pair: isOver ? (rounds.at(-1)?.pair ?? game.opening) : currentSwarmPair(game),
    word: (seat !== null && game.sealed[seat]?.word) || null,
    host: game.host,
    seats: game.seats.map((sitting, index) => ({
      isBee: sitting.isBee,
      state: sitting.state,
      fromRound: sitting.fromRound,
      hasSealed: Boolean(game.sealed[index]),
      reaction: game.reactions[index] ?? null,
      result: isOver ? seatResultOf(game, index) : null,
    })),
    rounds,
    isExtended: game.isExtended,
    since: deadline === null ? null : game.since,
    deadline,
    myTurn: seat !== null && isSeatAwaited(game, seat),
    minds: isOver ? game.minds : null,
    togetherness: isOver ? togethernessOf(game) : null,
  };
}
