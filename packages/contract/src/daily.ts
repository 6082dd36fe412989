import { maxDailyRounds } from '@bee-jinx/game';
import { z } from 'zod';
import type { CallSchemas } from './call-schemas.ts';
import {
  anyPuzzleNumber,
  archivedPuzzle,
  dailyGame,
  dailyHint,
  dailyPuzzle,
  dailyStats,
  hintStep,
  localDate,
  playedRound,
  puzzleNumber,
  replay,
  seal,
  slope,
  utcOffset,
} from './daily-schemas.ts';
import { danceReplay } from './dance-schemas.ts';

const pathNumber = z.coerce.number<number | string>().int().min(1).max(99_999);
const anyPathNumber = z.coerce.number<number | string>().pipe(anyPuzzleNumber);
const round = z.int().min(1).max(maxDailyRounds);
/** The length only bounds the input; parseWord in the game package has the rule. */
const word = z.string().max(200);
const nextSeal = seal.optional().describe("Of the bee's word for the coming round.");

export const daily = {
  dailyPuzzle: {
    summary: 'A puzzle with my game as it stands. Without a number: the one of my date.',
    refuses: ['not_found', 'puzzle_not_yet'],
    query: z.strictObject({
      puzzleNumber: anyPathNumber.optional(),
      pairCode: z
        .string()
        .max(100)
        .optional()
        .describe('Of the link to a pair that a player has made; instead of a number.'),
      date: localDate.optional(),
    }),
    reply: z.object({
      puzzle: dailyPuzzle,
      game: dailyGame,
      seal: nextSeal,
      today: z
        .object({ date: localDate, puzzleNumber })
        .describe('My date if it is today somewhere on Earth; else that of UTC.'),
    }),
  },
  publishedPuzzle: {
    summary:
      'A puzzle without a game. Only the name of its maker may go, so it may be kept for as long as the reply says.',
    refuses: ['not_found', 'puzzle_not_yet'],
    params: z.strictObject({ puzzleNumber: pathNumber }),
    reply: z.object({ puzzle: dailyPuzzle }),
  },
  submitDaily: {
    summary: 'Say my word; the bee opens its own. The same word again is answered the same.',
    refuses: [
      'puzzle_not_yet',
      'puzzle_finished',
      'slope_fixed',
      'wrong_round',
      'word_invalid',
      'word_unknown',
      'word_already_said',
      'word_refused',
    ],
    body: z.strictObject({
      puzzleNumber: anyPuzzleNumber,
      round,
      word,
      date: localDate.optional(),
      utcOffset: utcOffset.optional(),
      slope: slope
        .nullable()
        .optional()
        .describe(
          'With the first word: how I play this game, where I could not say so before; null is as ever.',
        ),
    }),
    reply: z.object({ round: playedRound, game: dailyGame, seal: nextSeal }),
  },
  dailyHint: {
    summary: 'The next hint for the pair on the table; with a step, that one, however often asked.',
    refuses: [
      'puzzle_not_yet',
      'puzzle_finished',
      'wrong_round',
      'no_more_hints',
      'no_hints_when_steep',
      'not_yet',
    ],
    body: z.strictObject({ puzzleNumber: anyPuzzleNumber, round, step: hintStep.optional() }),
    reply: z.object({ hint: dailyHint, game: dailyGame }),
  },
  chooseSlope: {
    summary:
      'Play this puzzle steep, gentle or, with null, as ever. Fixed by the first word or hint.',
    refuses: ['puzzle_not_yet', 'puzzle_finished', 'slope_fixed'],
    body: z.strictObject({ puzzleNumber: anyPuzzleNumber, slope: slope.nullable() }),
    reply: z.object({ game: dailyGame }),
  },
  giveUpDaily: {
    summary: 'End my game.',
    refuses: ['puzzle_not_yet', 'puzzle_finished'],
    body: z.strictObject({
      puzzleNumber: anyPuzzleNumber,
      date: localDate.optional(),
      utcOffset: utcOffset.optional(),
    }),
    reply: z.object({ game: dailyGame }),
  },
  dailyOthers: {
    summary: 'How others linked the pair; only after I have finished.',
    refuses: ['not_found', 'puzzle_not_yet', 'not_yet'],
    query: z.strictObject({ puzzleNumber: pathNumber }),
    reply: z.object({
      puzzleNumber,
      players: z.int().describe('Who have said a first word.'),
      words: z
        .array(z.object({ word: z.string(), players: z.int() }))
        .describe('First words said by five players or more, the commonest first.'),
    }),
  },
  dailyArchive: {
    summary: 'All puzzles up to my date with my results, the newest first.',
    query: z.strictObject({
      date: localDate.optional(),
      cursor: z.string().max(300).optional(),
      limit: z.coerce.number<number | string>().int().min(1).max(366).default(100),
    }),
    reply: z.object({ puzzles: z.array(archivedPuzzle), nextCursor: z.string().optional() }),
  },
  fetchStats: {
    summary: 'My stats over all daily games.',
    query: z.strictObject({
      date: localDate.optional(),
      utcOffset: z.coerce.number<number | string>().pipe(utcOffset).optional(),
    }),
    reply: z.object({ stats: dailyStats }),
  },
  saveScore: {
    summary: 'A whole game at once: replayed against the bee, and stored if it is true.',
    refuses: [
      'puzzle_not_yet',
      'puzzle_finished',
      'no_more_hints',
      'word_invalid',
      'word_unknown',
      'word_already_said',
      'word_refused',
    ],
    body: z.strictObject({
      puzzleNumber,
      words: z.array(word).min(1).max(maxDailyRounds),
      hintsUsed: z
        .int()
        .min(0)
        .max(3 * maxDailyRounds),
      date: localDate.optional(),
    }),
    reply: z.object({ game: dailyGame }),
  },
  readReplay: {
    summary:
      'A shared game: a daily, its path only for those who have finished that puzzle; or a dance that both allow.',
    refuses: ['not_found'],
    params: z.strictObject({ replayId: z.string().max(100) }),
    reply: z.object({ replay: z.discriminatedUnion('kind', [replay, danceReplay]) }),
  },
} satisfies Record<string, CallSchemas>;
