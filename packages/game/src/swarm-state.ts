import type { Reaction } from './buzz.ts';
import type { Pair } from './daily-game.ts';
import { dayMs, hourMs, minuteMs } from './durations.ts';
import type { SameLemma } from './same-word.ts';

/** The immutable state of a swarm. A step without an effect returns the same object. */
export interface Swarm {
  readonly config: SwarmConfig;
  readonly status: SwarmStatus;
  readonly outcome: SwarmOutcome | null;
  /** The seat that runs the table; null once nobody is left. */
  readonly host: number | null;
  /** By seat number. A seat stays with who took it first, also after they have left. */
  readonly seats: readonly SwarmSeat[];
  /** The pair of round 1; null until the start. */
  readonly opening: Pair | null;
  /** Finished rounds only, with all words. */
  readonly rounds: readonly SwarmRound[];
  /** By seat: words for the coming round, visible to their own seat only. */
  readonly sealed: readonly (SaidWord | null)[];
  /** The time of this round ran out with too few words, and runs once more. */
  readonly isExtended: boolean;
  /** By seat: the reaction to a finished round, of which only the latest is kept. */
  readonly reactions: readonly (SwarmReaction | null)[];
  /** How alike each two thought; once it is over. */
  readonly minds: readonly SwarmMinds[] | null;
  /** When the current wait began: a round waits until the one before has been shown. */
  readonly since: number;
  /** When it ends; null once the swarm is over. */
  readonly deadline: number | null;
}

export const swarmStatuses = ['gathering', 'playing', 'over'] as const;
export type SwarmStatus = (typeof swarmStatuses)[number];

/** Abandoned where it ended before its first words were out. */
export const swarmOutcomes = ['jinx', 'no_jinx', 'abandoned'] as const;
export type SwarmOutcome = (typeof swarmOutcomes)[number];

/** Live around a table, or over days within a hive. */
export const swarmPaces = ['live', 'days'] as const;
export type SwarmPace = (typeof swarmPaces)[number];

export const wordSecondsChoices = [15, 30, null] as const;
export type WordSeconds = (typeof wordSecondsChoices)[number];

export interface SwarmConfig {
  readonly rounds: number;
  /** Time for a word of a live swarm; null without a clock. */
  readonly wordSeconds: WordSeconds;
  readonly withBee: boolean;
  readonly pace: SwarmPace;
}

/** Nobody waits for who is away: they have let two rounds pass, and are back with their next word. */
export const swarmSeatStates = ['in', 'away', 'left', 'removed'] as const;
export type SwarmSeatState = (typeof swarmSeatStates)[number];

export interface SwarmSeat {
  readonly isBee: boolean;
  readonly state: SwarmSeatState;
  /** The first round that this seat plays. */
  readonly fromRound: number;
  /** Rounds in a row without a word. */
  readonly missed: number;
}

interface SaidWord {
  readonly word: string;
  readonly at: number;
}

export interface SwarmRound {
  readonly pair: Pair;
  /** By seat; null where none was said. */
  readonly words: readonly (string | null)[];
  /** The largest first. */
  readonly camps: readonly SwarmCamp[];
  /** The pair that it led to; null where everybody said the same. */
  readonly next: Pair | null;
  /** When all screens turn the words over, by the time of the server. */
  readonly revealAt: number;
}

/** Seats that said the same word. */
export interface SwarmCamp {
  readonly word: string;
  readonly seats: readonly number[];
}

export interface SwarmReaction {
  readonly round: number;
  readonly reaction: Reaction;
}

/** How alike two seats thought. */
export interface SwarmMinds {
  readonly seats: readonly [number, number];
  /** Rounds in which both said a word, and those in which it was the same. */
  readonly shared: number;
  readonly same: number;
  /** 0 to 100: how near their words were, on average; the same word is 100. */
  readonly nearness: number;
}

/** What the rules need to know of the language; the bee implements it. */
export interface SwarmJudge {
  sameLemma: SameLemma;
  /** Whole numbers from 0 to 100. */
  warmth(a: string, b: string): number;
  /** What the bee says to a pair: none of the words that have been on the table. */
  beeWord(pair: Pair, used: readonly string[]): string;
}

export const swarmRoundsRange = { least: 5, most: 15, usual: 8 } as const;
/** The bee is one of them. */
export const maxMinds = 12;
/** To start: the bee counts. */
export const minMinds = 3;
/** All who ever sat down at one table. */
export const maxSwarmSeats = 40;

export const usualSwarmConfig: SwarmConfig = {
  rounds: swarmRoundsRange.usual,
  wordSeconds: 30,
  withBee: false,
  pace: 'live',
};

/** How far ahead a reveal is announced, so that its words have reached every screen by then. */
export const revealLeadMs = 600;
/** How long a reveal is shown before the time of the next round begins. */
export const revealShowMs = 6000;
/** Before the first word. */
export const startLeadMs = 3000;
/** A live swarm without a clock is ended by this: everybody has gone away. */
const idleRoundMs = 15 * minuteMs;
export const gatheringMs = 2 * hourMs;

/** A word that was sealed in the last moment may still be on its way: no screen shows this time. */
const wordGraceMs = 500;

export function roundMs({ pace, wordSeconds }: SwarmConfig): number {
  if (pace === 'days') return dayMs;
  return wordSeconds === null ? idleRoundMs : wordSeconds * 1000 + wordGraceMs;
}

/** As screens count down to it; null without a clock. */
export function shownDeadline({ status, config, deadline }: Swarm): number | null {
  if (status !== 'playing' || deadline === null) return null;
  if (config.pace === 'days') return deadline;
  return config.wordSeconds === null ? null : deadline - wordGraceMs;
}

export const isSeated = ({ state }: Pick<SwarmSeat, 'state'>): boolean =>
  state === 'in' || state === 'away';

/** The bee is no person. */
export const countSeatedPeople = ({ seats }: Pick<Swarm, 'seats'>): number =>
  seats.filter((seat) => !seat.isBee && isSeated(seat)).length;

/** Before the start the bee has no seat, but counts where it will play along. */
export function countMinds({ seats, status, config }: Swarm): number {
  const isBeeComing = status === 'gathering' && config.withBee;
  return seats.filter(isSeated).length + (isBeeComing ? 1 : 0);
}

export const isSwarmFull = (game: Swarm): boolean =>
  countMinds(game) >= maxMinds || game.seats.length >= maxSwarmSeats;

export function currentSwarmPair({
  rounds,
  opening,
}: Pick<Swarm, 'rounds' | 'opening'>): Pair | null {
  const last = rounds.at(-1);
  return last ? last.next : opening;
}

/** The words of all pairs so far. Nobody can say them again; what was said beside them may come back. */
export function usedSwarmWords({ rounds, opening }: Pick<Swarm, 'rounds' | 'opening'>): string[] {
  return [opening, ...rounds.map(({ next }) => next)].flatMap((pair) => pair ?? []);
}

/** Whether the coming round waits for this seat. */
export function isSeatAwaited(swarm: Swarm, seat: number): boolean {
  const sitting = swarm.seats[seat];
  return (
    swarm.status === 'playing' &&
    sitting?.state === 'in' &&
    sitting.fromRound <= swarm.rounds.length + 1 &&
    !swarm.sealed[seat]
  );
}
