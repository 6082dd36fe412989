import { outcomes } from '@bee-jinx/game';
import { z } from 'zod';
import { type CallSchemas, callerId, isoTimestamp } from './call-schemas.ts';
import { localDate, puzzleNumber } from './daily-schemas.ts';

export const collection = z.object({
  collection: z.string().describe('Such as dailyGames.'),
  moves: z.int().describe('That come along.'),
  meets: z
    .int()
    .describe('Of these, how many meet one of the account, so that one of the two stays.'),
});

const chosenSide = z.enum(['account', 'anonymous']);

const playedResult = z.object({
  status: z.enum(['playing', 'won', 'lost']),
  outcome: z.enum(outcomes).optional(),
  rounds: z.int(),
});

export const puzzlePlayedTwice = z.object({
  puzzleNumber,
  activeDate: localDate,
  account: playedResult.describe('What the account made of it.'),
  anonymous: playedResult.describe('What the anonymous player made of it.'),
  firstFinished: chosenSide.describe('Whose game is kept unless migrate-data is told otherwise.'),
});

export const broughtAlong = z.object({
  postHogId: z.string().describe('The anonymous player, who is gone until it is undone.'),
  displayName: z.string(),
  mergedAt: isoTimestamp,
  undoableUntil: isoTimestamp,
  collections: z.array(collection),
});

export const migration = {
  checkOrphanedData: {
    summary: 'Did the anonymous player who signed in here leave anything to bring along?',
    reply: z.object({
      hasData: z.boolean(),
      postHogId: z.string().optional().describe('The anonymous player, where there is data.'),
      conflicts: z
        .array(puzzlePlayedTwice)
        .optional()
        .describe(
          'Puzzles of days that both have played, of which one game stays. Absent where there are none.',
        ),
    }),
  },
  previewMigration: {
    summary: 'What migrate-data would move.',
    reply: z.object({
      postHogId: z.string().optional(),
      displayName: z.string().optional(),
      collections: z.array(collection),
    }),
  },
  migrateData: {
    summary:
      'Bring the anonymous player along: all of it, once. Again is answered like the first time.',
    refuses: ['already_migrated'],
    body: z.strictObject({
      postHogId: z.string().max(100).describe('The anonymous player that signed in here.'),
      supabaseId: callerId.describe('The account: me.'),
      keep: z
        .array(z.strictObject({ puzzleNumber, from: chosenSide }))
        .max(1000)
        .optional()
        .describe(
          'Which game of a puzzle stays that both have played; else the one that was finished first.',
        ),
    }),
    reply: z.object({
      migratedCollections: z.array(z.string()),
      collections: z.array(collection),
      undoableUntil: isoTimestamp.optional().describe('Until then undo-migration can undo it.'),
    }),
  },
  undoMigration: {
    summary:
      'Undo migrate-data, within a day. What came along is the anonymous player’s again, unless it has changed since; ' +
      'the account stays signed in, and the browser that brought it along goes on as the anonymous player once it signs out.',
    // `not_yet` where the browser has another anonymous player to go on as.
    refuses: ['not_found', 'not_yet'],
    body: z.strictObject({
      postHogId: z.string().max(100).describe('The anonymous player that came along.'),
      supabaseId: callerId.describe('The account: me.'),
    }),
    reply: z.object({
      displayName: z.string().describe('Of the anonymous player, who is there again.'),
      returnsHere: z
        .boolean()
        .optional()
        .describe(
          'Whether the browser that asks goes on as them once it signs out; else the one that brought them along does.',
        ),
      collections: z.array(
        z.object({
          collection: z.string().describe('Such as dailyGames.'),
          returned: z.int().describe('That went back.'),
          stayed: z.int().describe('That have changed since, so that they stay with the account.'),
        }),
      ),
    }),
  },
} satisfies Record<string, CallSchemas>;

export type PuzzlePlayedTwice = z.infer<typeof puzzlePlayedTwice>;
