import {
  matchKinds,
  maxDailyRounds,
  outcomes,
  personas,
  sentPairNumbers,
  slopes,
  tiers,
  userLevels,
} from '@bee-jinx/game';
import { z } from 'zod';
import { isoTimestamp, reason, reasons } from './call-schemas.ts';

/** Schemas of the daily game. None has the bee's coming word; only its seal is sent. */

const warmth = z.int().min(0).max(100).describe('How near the two said words are; 100 is a jinx.');

export const seal = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe("SHA-256 of salt:puzzleNumber:round:word, the bee's word, in lower-case hex.");

const salt = z.string().regex(/^[0-9a-f]{32}$/);

export const puzzleNumber = z.int().min(1).max(99_999);

/** Of a day, or of a pair that a player has made. */
export const anyPuzzleNumber = z.union([
  puzzleNumber,
  z.int().min(sentPairNumbers.first).max(sentPairNumbers.last),
]);

export const localDate = z.iso.date().describe("The player's own date, such as 2026-11-15.");

export const utcOffset = z
  .int()
  .min(-12 * 60)
  .max(14 * 60)
  .describe(
    "Minutes that the player's clock is ahead of UTC, so that the date line ends no streak.",
  );

export const dailyPuzzle = z.object({
  puzzleNumber: anyPuzzleNumber,
  activeDate: localDate,
  word1: z.string(),
  word2: z.string(),
  par: z.int().min(1).describe('Rounds that this pair usually takes.'),
  difficulty: z.enum(['gentle', 'steady', 'tricky']),
  madeBy: z
    .string()
    .optional()
    .describe('The player who made the pair, where they want to be named.'),
  sent: z
    .object({ code: z.string(), maker: z.string(), note: z.string().optional() })
    .optional()
    .describe('Of a pair that a player has made: the code of its link, and who sent it.'),
});

export const dailyRound = z.object({
  round: z.int().min(1).max(maxDailyRounds),
  word: z.string(),
  beeWord: z.string(),
  salt,
  seal,
  warmth,
  match: z.enum(matchKinds).nullable().describe('In which way the words are the same; or null.'),
  reasons: reasons.optional(),
});

/** A round of a game that may still be going on. */
export const playedRound = dailyRound.extend({
  warmth: warmth.optional().describe('Absent while a steep game goes on.'),
});

export const slope = z
  .enum(slopes)
  .describe(
    'A steep game has no hints and no warmth; a gentle one has a first letter from round 3.',
  );

export const hintStep = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const dailyHint = z.discriminatedUnion('step', [
  z.object({
    step: z.literal(1),
    kind: z.string().describe("What kind of thing the bee's word is."),
  }),
  z.object({ step: z.literal(2), firstLetter: z.string(), length: z.int() }),
  z.object({ step: z.literal(3), choice: z.array(z.string()).length(3) }),
]);

export const dailyGame = z.object({
  puzzleNumber: anyPuzzleNumber,
  status: z.enum(['playing', 'won', 'lost']),
  outcome: z.enum(outcomes).optional(),
  rounds: z.array(playedRound),
  slope: slope.optional().describe('Absent in an ordinary game.'),
  firstLetter: z
    .string()
    .optional()
    .describe('Of the bee’s word for the coming round; from round 3 of a gentle game on.'),
  hints: z.array(dailyHint).describe('Those taken for the pair on the table, in order.'),
  hintsUsed: z.int(),
  startedAt: isoTimestamp,
  finishedAt: isoTimestamp.optional(),
  tier: z.enum(tiers).optional().describe('Of a game that was won.'),
  replayId: z.string().optional().describe('Of a finished game.'),
  archive: z.boolean().describe('Not finished on its own day: it never counts in a streak.'),
  leftSealed: z
    .object({ round: z.int(), beeWord: z.string(), salt, seal, reason: reason.optional() })
    .optional()
    .describe('What the bee would have said next, opened when the player gave up.'),
  notes: z
    .object({ skill: z.int(), luck: z.int() })
    .optional()
    .describe('Once the bee’s notes on the finished game were asked for.'),
  version: z.int().describe('Grows with every change, so that a screen never goes back in time.'),
});

export const dailyStats = z.object({
  gamesPlayed: z.int(),
  gamesWon: z.int(),
  averageRounds: z.number().describe('Over the games won, one decimal; 0 before the first.'),
  winPercentage: z.int().min(0).max(100),
  currentStreak: z
    .int()
    .describe('Days played in a row; days that a freeze has saved are bridged.'),
  bestStreak: z.int(),
  freezes: z
    .int()
    .optional()
    .describe('Kept for days that will be missed. Every seventh day of a streak earns one.'),
  frozen: z
    .array(puzzleNumber)
    .optional()
    .describe('Puzzles of missed days that freezes have saved, within the current streak.'),
  hasEarnedFreeze: z
    .boolean()
    .optional()
    .describe('Whether the newest day of the streak has earned a freeze.'),
  distribution: z
    .array(z.int())
    .length(maxDailyRounds)
    .describe('Games won in one round, in two, and so on.'),
  tier: z.enum(tiers).optional().describe('Of the average; absent before the first win.'),
  userLevel: z.enum(userLevels),
  persona: z
    .object({ name: z.enum(personas), confidence: z.number() })
    .optional()
    .describe('Only where it is more likely than not.'),
});

export const archivedPuzzle = z.object({
  puzzleNumber,
  activeDate: localDate,
  result: z
    .object({
      status: z.enum(['playing', 'won', 'lost']),
      outcome: z.enum(outcomes).optional(),
      rounds: z.int(),
      tier: z.enum(tiers).optional(),
      archive: z.boolean(),
      slope: slope.optional(),
    })
    .optional()
    .describe('Absent where I have not opened the puzzle.'),
});

export const replay = z.object({
  kind: z.literal('daily'),
  replayId: z.string(),
  puzzle: dailyPuzzle,
  displayName: z.string(),
  outcome: z.enum(outcomes),
  tier: z.enum(tiers).optional(),
  hintsUsed: z.int(),
  slope: slope.optional(),
  finishedAt: isoTimestamp,
  warmths: z.array(warmth).describe('Round by round; spoils nothing.'),
  covered: z.boolean().describe('The viewer has not finished this puzzle, so the path stays away.'),
  rounds: z.array(dailyRound).optional(),
  pairCode: z
    .string()
    .optional()
    .describe('Of the link to a pair that a player has made, while the viewer may open it.'),
});

export type DailyPuzzle = z.infer<typeof dailyPuzzle>;
export type DailyRound = z.infer<typeof dailyRound>;
export type PlayedRound = z.infer<typeof playedRound>;
export type DailyHint = z.infer<typeof dailyHint>;
export type DailyGame = z.infer<typeof dailyGame>;
export type DailyStats = z.infer<typeof dailyStats>;
export type ArchivedPuzzle = z.infer<typeof archivedPuzzle>;
export type Replay = z.infer<typeof replay>;
