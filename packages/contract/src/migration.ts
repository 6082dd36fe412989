import { z } from 'zod';
import { type CallSchemas, callerId } from './call-schemas.ts';

const collection = z.object({
  collection: z.string().describe('Such as dailyGames.'),
  moves: z.int().describe('That come along.'),
  meets: z
    .int()
    .describe('Of these, how many meet one of the account, so that one of the two stays.'),
});

export const migration = {
  checkOrphanedData: {
    summary: 'Did the anonymous player who signed in here leave anything to bring along?',
    reply: z.object({
      hasData: z.boolean(),
      postHogId: z.string().optional().describe('The anonymous player, where there is data.'),
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
    body: z.strictObject({
      postHogId: z.string().max(100).describe('The anonymous player that signed in here.'),
      supabaseId: callerId.describe('The account: me.'),
    }),
    reply: z.object({
      migratedCollections: z.array(z.string()),
      collections: z.array(collection),
    }),
  },
} satisfies Record<string, CallSchemas>;
