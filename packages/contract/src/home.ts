import { z } from 'zod';
import type { CallSchemas } from './call-schemas.ts';
import { archivedPuzzle, localDate } from './daily-schemas.ts';
import { gameId } from './dance-schemas.ts';
import { groupId } from './group-schemas.ts';
import { recapPeriod } from './recap.ts';

export const waitingDance = z.object({
  gameId,
  partner: z.string().optional().describe('The display name; absent while a link is open.'),
  isInvite: z.boolean().describe('Somebody invites me; otherwise it is my turn.'),
});

export const hiveToday = z.object({
  groupId,
  name: z.string(),
  members: z.int(),
  finished: z.int().describe("Members who have finished today's pair."),
});

export const home = z.object({
  today: archivedPuzzle,
  yesterday: archivedPuzzle.optional().describe('Absent on the day of the first puzzle.'),
  dances: z.array(waitingDance).describe('Dances that wait for me, my turns before invites.'),
  hives: z
    .array(hiveToday)
    .describe('At most three of my hives with others in them, the most finished first.'),
  recaps: z
    .array(z.object({ period: recapPeriod, played: z.int(), jinxes: z.int() }))
    .optional()
    .describe('On Mondays the week before, in December the year; none where nothing was played.'),
});

export const homeCalls = {
  readHome: {
    summary: "What has happened since I was last here: today's pair, my dances, my hives.",
    query: z.strictObject({ date: localDate.optional().describe('My today.') }),
    reply: z.object({ home }),
  },
} satisfies Record<string, CallSchemas>;

export type Home = z.infer<typeof home>;
