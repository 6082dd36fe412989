import { recapPeriods } from '@bee-jinx/game';
import { z } from 'zod';
import type { CallSchemas } from './call-schemas.ts';
import { localDate, puzzleNumber } from './daily-schemas.ts';
import { otherPlayer } from './dance-schemas.ts';

export const recapPeriod = z
  .enum(recapPeriods)
  .describe('The whole week before this one, or this year up to today.');

const recap = z.object({
  first: puzzleNumber,
  last: puzzleNumber,
  played: z.int().min(1).describe('Puzzles of that time that I have finished with a word said.'),
  jinxes: z.int(),
  rounds: z.int(),
  bestLink: z
    .object({
      word: z.string(),
      pair: z.tuple([z.string(), z.string()]),
      rounds: z.int().min(1),
      puzzleNumber,
    })
    .optional()
    .describe('My quickest jinx.'),
  funniestMiss: z
    .object({ word: z.string(), beeWord: z.string(), warmth: z.int(), puzzleNumber })
    .optional()
    .describe('My coldest round.'),
  likeMinded: otherPlayer
    .extend({
      shared: z.int().min(1).describe('Rounds in which we said the same word.'),
      of: z.int().describe('Rounds that both of us have played.'),
    })
    .optional()
    .describe('The friend who thought most like me, over puzzles that both have finished.'),
  games: z
    .array(z.object({ puzzleNumber, warmth: z.int().min(0).max(100) }))
    .describe('How warm the last round of each game was.'),
});

export const recapCalls = {
  readRecap: {
    summary: 'My week or year in daily games. Without a recap where nothing was played.',
    query: z.strictObject({
      period: recapPeriod.default('week'),
      date: localDate.optional().describe('My today.'),
    }),
    reply: z.object({ recap: recap.optional() }),
  },
} satisfies Record<string, CallSchemas>;

export type Recap = z.infer<typeof recap>;
