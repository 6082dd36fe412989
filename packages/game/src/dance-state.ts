import { hourMs, weekMs } from './durations.ts';
import { type MatchKind, matchKinds, type SameLemma } from './same-word.ts';

/** The immutable state of a dance. A step without an effect returns the same object. */
export interface Dance {
  readonly config: DanceConfig;
  /** The pair on the table in round 1; without one, round 1 has no pair. */
  readonly opening: DanceOpening | null;
  readonly status: DanceStatus;
  readonly outcome: DanceOutcome | null;
  /** Finished rounds only, with both words. */
  readonly rounds: readonly DanceRound[];
  /** Words for the coming round, visible to their own seat only. */
  readonly sealed: BySeat<SaidWord | null>;
  /** After this many rounds without a jinx the players decide whether to go on. */
  readonly roundLimit: number;
  /** Who has agreed that the last round counts as a jinx. */
  readonly agreed: BySeat<boolean>;
  /** The latest decision, open or made. */
  readonly decision: { readonly afterRound: number; readonly by: BySeat<Decision | null> } | null;
  readonly nudged: BySeat<{ readonly round: number; readonly at: number } | null>;
  /** The round that each seat of a live dance has let pass and was forgiven. */
  readonly missed: BySeat<number | null>;
  /** For whom the dance was waiting when it expired. */
  readonly overdue: BySeat<boolean> | null;
  /** When the current wait began. */
  readonly since: number;
  /** When it ends; null once the dance is over. */
  readonly deadline: number | null;
  readonly endedBy: Seat | null;
  /** Where it ended because two players became one. */
  readonly endedByMerge?: DanceMergeEnd;
}

/** Seat 0 has invited, seat 1 was. */
export type Seat = 0 | 1;
export type BySeat<Value> = readonly [Value, Value];

export const danceStatuses = [
  'invited',
  'active',
  'deciding',
  'completed',
  'declined',
  'withdrawn',
  'abandoned',
  'expired',
] as const;
export type DanceStatus = (typeof danceStatuses)[number];

export const danceOutcomes = ['jinx', 'no_jinx'] as const;
export type DanceOutcome = (typeof danceOutcomes)[number];

/** The same two have another dance, which goes on; or both seats are one player now. */
export const danceMergeEnds = ['duplicate', 'self'] as const;
export type DanceMergeEnd = (typeof danceMergeEnds)[number];

export const danceMatchKinds = [...matchKinds, 'agreed'] as const;
type DanceMatch = MatchKind | 'agreed';

export const decisions = ['continue', 'stop'] as const;
export type Decision = (typeof decisions)[number];

export const paces = ['live', 'relaxed'] as const;
export type Pace = (typeof paces)[number];

export interface DanceConfig {
  readonly maxRounds: number;
  readonly pace: Pace;
}

/** A pair from a puzzle, so that two players can dance on it. */
export interface DanceOpening {
  readonly pair: BySeat<string>;
  readonly puzzleNumber: number;
}

interface SaidWord {
  readonly word: string;
  readonly at: number;
}

export interface DanceRound {
  readonly words: BySeat<SaidWord>;
  readonly match: DanceMatch | null;
  readonly warmth: number;
}

/** What the rules need to know of the language; the bee implements it. */
export interface DanceJudge {
  sameLemma: SameLemma;
  /** Whole numbers from 0 to 100. */
  warmth(a: string, b: string): number;
}

export const roundTimeMs: Record<Pace, number> = { live: 90_000, relaxed: 72 * hourMs };
export const inviteTimeMs = weekMs;
export const maxRoundsRange = { least: 3, most: 20, usual: 10 } as const;
/** The warmth from which the bee, in the second seat, agrees that a near miss counts. */
export const beeAgreementWarmth = 80;
/** The share of the allowed time after which the awaited players are warned. */
const warningShare = 0.8;

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

export function isDanceOver({ status }: Pick<Dance, 'status'>): boolean {
  return status !== 'invited' && status !== 'active' && status !== 'deciding';
}

type PlayedPart = Pick<Dance, 'rounds' | 'opening'>;

/** The two words just said; before the first round, the opening pair if there is one. */
export function currentDancePair({ rounds, opening }: PlayedPart): BySeat<string> | null {
  const last = rounds.at(-1);
  return last ? [last.words[0].word, last.words[1].word] : (opening?.pair ?? null);
}

export function usedDanceWords({ rounds, opening }: PlayedPart): string[] {
  const used: string[] = [...(opening?.pair ?? [])];
  for (const { words } of rounds) used.push(words[0].word, words[1].word);
  return used;
}

/** When the awaited players should be warned that time runs out. */
export function warningTime({ since, deadline }: Dance): number | null {
  return deadline === null ? null : Math.round(since + (deadline - since) * warningShare);
}

/** Whether the dance waits for this seat. */
export function isAwaited(game: Dance, seat: Seat): boolean {
  if (game.status === 'invited') return seat === 1;
  if (game.status === 'active') return game.sealed[seat] === null;
  return game.status === 'deciding' && !game.decision?.by[seat];
}
