import type { Pair } from './daily-game.ts';
import { matchOf, type SameLemma } from './same-word.ts';

/** A word that people think of when they see a pair, and the share of them who say it, from 0 to 1. */
export interface LikelyWord {
  readonly word: string;
  readonly chance: number;
  /** How many players have said it, where enough have. */
  readonly players?: number;
}

/** A finished round as the notes look at it. */
export interface RoundToNote {
  readonly pair: Pair;
  readonly said: string;
  /** By the bee, or by the partner of a dance. */
  readonly theirs: string;
  readonly hasMet: boolean;
  /** The likeliest first. */
  readonly likely: readonly LikelyWord[];
  readonly isFirst: boolean;
}

export interface RoundNote {
  /** How good a guess the word was, 0 to 99: 99 is the word that most would have said. */
  readonly quality: number;
  /** The chance of meeting the other with this word, in percent. */
  readonly chance: number;
  readonly likely: readonly { word: string; share: number; players?: number }[];
}

export interface GameNotes extends SkillAndLuck {
  readonly rounds: readonly RoundNote[];
  /** The index of the round whose word gave away most of the chance to meet; absent where none gave away much. */
  readonly costliest?: number;
  /** The index of the round with the best word. */
  readonly best: number;
}

export interface SkillAndLuck {
  /** 0 to 99. */
  readonly skill: number;
  readonly luck: number;
}

/** The bee always says its likeliest word, a person says one of several. */
export type NotedOpponent = 'bee' | 'person';

/** A word that this many times fewer people say than the likeliest is as good as any rarer one. */
const worstRatio = Math.exp(-7);
/** Even a word that nobody else thinks of links something. */
const leastQuality = 0.1;
const skillPerHint = 4;
/** What one meeting that nobody could expect is worth. */
const luckPerMeeting = 45;
/** A word that gave away less isn't worth a remark. */
const leastCost = 0.15;
const shownWords = 3;

/**
 * The chance that the bee says a word, from the share of people who say it: fitted to simulated games, in which the
 * bee's first word is less predictable than its later ones. `bench/game-notes.ts` shows that luck then favours nobody.
 */
const beeFit = { intercept: 1.49, slope: 1.69, firstRound: -1.18 };

/**
 * What can be said of a finished game. Skill is in the choice of words: how many would have said the same. Luck is in
 * the rest: whether the two met, against the chance that these words had. Both look only at what was known when the word was
 * said, so a lucky hit doesn't make a word better.
 */
export function noteGame(
  rounds: readonly RoundToNote[],
  {
    opponent,
    hintsUsed,
    sameLemma,
  }: { opponent: NotedOpponent; hintsUsed: number; sameLemma: SameLemma },
): GameNotes | undefined {
  if (rounds.length === 0) return undefined;
  const looks = rounds.map((round) => lookAt(round, opponent, sameLemma));
  const quality = average(looks.map((look) => look.quality));
  const surplus = looks.reduce((sum, { chance }, at) => sum + met(rounds[at]) - chance, 0);
  const costliest = indexOfMost(looks.map(({ cost }) => cost));
  return {
    skill: toScore(99 * quality - skillPerHint * hintsUsed),
    luck: toScore(50 + luckPerMeeting * surplus),
    rounds: looks.map(({ quality, chance }, at) => ({
      quality: toScore(99 * quality),
      chance: toPercent(chance),
      likely: (rounds[at]?.likely ?? []).slice(0, shownWords).map(({ word, chance, players }) => ({
        word,
        share: toPercent(chance),
        ...(players !== undefined && { players }),
      })),
    })),
    best: indexOfMost(looks.map((look) => look.quality + look.chance)),
    ...((looks[costliest]?.cost ?? 0) >= leastCost && { costliest }),
  };
}

const met = (round: RoundToNote | undefined): number => (round?.hasMet ? 1 : 0);

function lookAt(
  { said, likely, isFirst, hasMet }: RoundToNote,
  opponent: NotedOpponent,
  sameLemma: SameLemma,
) {
  const meeting = (share: number) =>
    opponent === 'bee' ? beeChance(share, isFirst) : clamp(share, 0, 1);
  const top = likely[0]?.chance ?? 0;
  const share = likely
    .filter(({ word }) => matchOf(word, said, sameLemma))
    .reduce((sum, { chance }) => sum + chance, 0);
  const ratio = top > 0 ? clamp(share / top, worstRatio, 1) : worstRatio;
  return {
    quality: Math.max(leastQuality, 1 - Math.log(ratio) / Math.log(worstRatio)),
    chance: meeting(share),
    cost: hasMet ? 0 : Math.max(0, meeting(top) - meeting(share)),
  };
}

function beeChance(share: number, isFirst: boolean): number {
  const bounded = clamp(share, 1e-4, 0.999);
  const { intercept, slope, firstRound } = beeFit;
  const logOdds =
    intercept + slope * Math.log(bounded / (1 - bounded)) + (isFirst ? firstRound : 0);
  return 1 / (1 + Math.exp(-logOdds));
}

/** The same whichever of the two words stands first: whoever played one pair would win the other at once. */
export const pairKey = (pair: Pair): string => [...pair].sort().join(' ');

/** So many weigh as much as all players who have said a word together. */
const priorPlayers = 20;

/**
 * What people have really said, mixed with what the bee expects of them: the more have played, the more it is they who
 * count. `said` has only words that enough players have said; `players` are all.
 */
export function mixWithPlayers(
  expected: readonly LikelyWord[],
  said: readonly { word: string; players: number }[],
  players: number,
  sameLemma: SameLemma,
): LikelyWord[] {
  if (said.length === 0) return [...expected];
  const total = Math.max(
    players,
    said.reduce((sum, one) => sum + one.players, 0),
  );
  const rest = [...expected];
  const mixed = said.map(({ word, players: count }): LikelyWord => {
    const at = rest.findIndex((one) => matchOf(one.word, word, sameLemma) !== null);
    const [known] = at < 0 ? [] : rest.splice(at, 1);
    const chance = (count + priorPlayers * (known?.chance ?? 0)) / (total + priorPlayers);
    return { word, chance, players: count };
  });
  const others = rest.map(({ word, chance }) => ({
    word,
    chance: (priorPlayers * chance) / (total + priorPlayers),
  }));
  return [...mixed, ...others].sort((one, other) => other.chance - one.chance);
}

export function skillSentence(skill: number): string {
  if (skill >= 90) return 'You said what nearly everybody has on the tip of their tongue.';
  if (skill >= 75) return 'Words that others think of, too. That is the whole trick.';
  if (skill >= 55) return 'Good thoughts, with a stroll beside the path.';
  return skill >= 35
    ? 'You took the scenic route.'
    : 'Words of your own. Few would have thought of them.';
}

/** `them` as in the middle of a sentence: "the bee". */
export function luckSentence(luck: number, them: string): string {
  const subject = them.charAt(0).toUpperCase() + them.slice(1);
  if (luck >= 75) return `${subject} met you where few would have looked.`;
  if (luck >= 58) return 'A little wind in your wings.';
  if (luck >= 42) return 'Neither wind nor rain: it went as your words deserved.';
  return luck >= 20
    ? `Your words deserved a little more. ${subject} thought of others.`
    : `Hard luck: ${them} went elsewhere again and again.`;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
const toScore = (value: number): number => clamp(Math.round(value), 0, 99);
const toPercent = (share: number): number => Math.round(100 * clamp(share, 0, 1));
const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const indexOfMost = (values: readonly number[]): number => values.indexOf(Math.max(...values));
