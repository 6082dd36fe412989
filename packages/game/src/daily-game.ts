import { type Refused, refuse } from './refused.ts';
import {
  findSameWord,
  isSameSpelling,
  type MatchKind,
  matchOf,
  type SameLemma,
} from './same-word.ts';
import { capMissWarmth } from './warmth.ts';

/** The immutable state of one player's game against the bee. */
export interface DailyGame {
  /** The pair of the puzzle. */
  readonly pair: Pair;
  readonly rounds: readonly DailyRound[];
  /** The bee's word for the coming round; kept after giving up, to be shown. */
  readonly sealed: SealedWord | null;
  /** The hints taken for the current pair. */
  readonly hints: readonly Hint[];
  readonly hintsUsed: number;
  readonly outcome: Outcome | null;
  /** Absent in an ordinary game. */
  readonly slope?: Slope | undefined;
}

/** How a player wants to play: steep without hints and warmth, gentle with a first letter from round 3 on. */
export const slopes = ['steep', 'gentle'] as const;
export type Slope = (typeof slopes)[number];

export type Pair = readonly [string, string];

/** A word with the commitment that proves it was chosen before it is shown. */
export interface SealedWord {
  readonly beeWord: string;
  readonly salt: string;
  readonly seal: string;
}

export interface DailyRound extends SealedWord {
  readonly word: string;
  readonly warmth: number;
  readonly match: MatchKind | null;
}

export type HintStep = 1 | 2 | 3;

export type Hint =
  | { step: 1; kind: string }
  | { step: 2; firstLetter: string; length: number }
  | { step: 3; choice: string[] };

export const outcomes = ['jinx', 'gave_up', 'out_of_rounds'] as const;
export type Outcome = (typeof outcomes)[number];

export const maxDailyRounds = 20;
const hintsPerPair = 3;

/** What the rules need to know of the language; the bee implements it. */
export interface WordJudge {
  knows(word: string): boolean;
  sameLemma: SameLemma;
  /** Whole numbers from 0 to 100. */
  warmth(a: string, b: string): number;
}

/** Chooses and seals the bee's word for the pair that the given game has on the table. */
export type SealNext = (game: DailyGame) => SealedWord;

export function startDaily(pair: Pair, sealed: SealedWord): DailyGame {
  return { pair, rounds: [], sealed, hints: [], hintsUsed: 0, outcome: null };
}

interface SaidWords {
  readonly pair: Pair;
  readonly rounds: readonly Pick<DailyRound, 'word' | 'beeWord'>[];
}

/** The two words just said; before the first round, those of the puzzle. */
export function currentDailyPair({ pair, rounds }: SaidWords): Pair {
  const last = rounds.at(-1);
  return last ? [last.word, last.beeWord] : pair;
}

/** Every word shown or said so far, oldest first. */
export function usedDailyWords({ pair, rounds }: SaidWords): string[] {
  return [...pair, ...rounds.flatMap(({ word, beeWord }) => [word, beeWord])];
}

type WordRefusal = 'puzzle_finished' | 'wrong_round' | 'word_unknown' | 'word_already_said';

/** `word` as parseWord returned it. Idempotent: a repeated word gets the same result. */
export function playDailyWord(
  game: DailyGame,
  move: { round: number; word: string },
  judge: WordJudge,
  sealNext: SealNext,
): { ok: true; game: DailyGame; round: DailyRound } | Refused<WordRefusal> {
  const played = game.rounds[move.round - 1];
  if (played && isSameSpelling(played.word, move.word)) {
    return { ok: true, game, round: played };
  }
  if (played) return refuse('wrong_round');
  if (game.outcome !== null || game.sealed === null) return refuse('puzzle_finished');
  if (move.round !== game.rounds.length + 1) return refuse('wrong_round');
  if (!judge.knows(move.word)) return refuse('word_unknown');
  if (findSameWord(usedDailyWords(game), move.word, judge.sameLemma) !== undefined) {
    return refuse('word_already_said');
  }

  const match = matchOf(move.word, game.sealed.beeWord, judge.sameLemma);
  const round: DailyRound = {
    ...game.sealed,
    word: move.word,
    match,
    warmth: match ? 100 : capMissWarmth(judge.warmth(move.word, game.sealed.beeWord)),
  };
  return { ok: true, game: afterRound(game, round, sealNext), round };
}

function afterRound(game: DailyGame, round: DailyRound, sealNext: SealNext): DailyGame {
  const rounds = [...game.rounds, round];
  const ended = { ...game, rounds, hints: [], sealed: null };
  if (round.match) return { ...ended, outcome: 'jinx' };
  if (rounds.length === maxDailyRounds) return { ...ended, outcome: 'out_of_rounds' };
  return { ...ended, sealed: sealNext(ended) };
}

/** Before the first word and the first hint only, as nobody should change the rules of a game that they have begun. */
export function chooseSlope(
  game: DailyGame,
  slope: Slope | null,
): { ok: true; game: DailyGame } | Refused<'puzzle_finished' | 'slope_fixed'> {
  if ((game.slope ?? null) === slope) return { ok: true, game };
  if (game.outcome !== null) return refuse('puzzle_finished');
  if (game.rounds.length > 0 || game.hintsUsed > 0) return refuse('slope_fixed');
  const { slope: _, ...rest } = game;
  return { ok: true, game: slope === null ? rest : { ...rest, slope } };
}

const gentleFromRound = 3;

/** The one thing that a gentle game tells of the word under the seal. */
export function gentleFirstLetter({ slope, sealed, rounds, outcome }: DailyGame) {
  const isDue = slope === 'gentle' && outcome === null && rounds.length + 1 >= gentleFromRound;
  return isDue ? sealed?.beeWord.charAt(0) : undefined;
}

/** While a steep game goes on nobody is told how near the words are. */
export const isWarmthHidden = ({ slope, outcome }: Pick<DailyGame, 'slope' | 'outcome'>): boolean =>
  slope === 'steep' && outcome === null;

type HintRefusal =
  | 'puzzle_finished'
  | 'wrong_round'
  | 'no_more_hints'
  | 'not_yet'
  | 'no_hints_when_steep';

/** The next hint, or that of a step. Idempotent: a step that was taken returns the same hint. */
export function takeHint(
  game: DailyGame,
  request: { round: number; step?: HintStep | undefined },
  createHint: (step: HintStep, sealed: SealedWord) => Hint,
): { ok: true; game: DailyGame; hint: Hint } | Refused<HintRefusal> {
  if (game.outcome !== null || game.sealed === null) return refuse('puzzle_finished');
  if (game.slope === 'steep') return refuse('no_hints_when_steep');
  if (request.round !== game.rounds.length + 1) return refuse('wrong_round');
  const step = request.step ?? game.hints.length + 1;
  const taken = game.hints[step - 1];
  if (taken) return { ok: true, game, hint: taken };
  if (step > hintsPerPair) return refuse('no_more_hints');
  if (step > game.hints.length + 1) return refuse('not_yet');
  const hint = createHint(step as HintStep, game.sealed);
  const next = { ...game, hints: [...game.hints, hint], hintsUsed: game.hintsUsed + 1 };
  return { ok: true, game: next, hint };
}

export function giveUp(
  game: DailyGame,
): { ok: true; game: DailyGame } | Refused<'puzzle_finished'> {
  if (game.outcome === 'gave_up') return { ok: true, game };
  if (game.outcome !== null) return refuse('puzzle_finished');
  return { ok: true, game: { ...game, outcome: 'gave_up' } };
}

/**
 * Plays all words of a game at once. They must begin with those of the rounds that were played, obey every rule,
 * and end with the game.
 */
export function playCompleteGame(
  game: DailyGame,
  words: readonly string[],
  judge: WordJudge,
  sealNext: SealNext,
): { ok: true; game: DailyGame } | Refused<WordRefusal | 'not_whole'> {
  if (words.length < game.rounds.length) return refuse('not_whole');
  let current = game;
  for (const [index, word] of words.entries()) {
    const ruling = playDailyWord(current, { round: index + 1, word }, judge, sealNext);
    if (!ruling.ok) return ruling;
    current = ruling.game;
  }
  const isWhole = current.outcome === 'jinx' || current.outcome === 'out_of_rounds';
  return isWhole ? { ok: true, game: current } : refuse('not_whole');
}
