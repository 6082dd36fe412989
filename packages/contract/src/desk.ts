import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';

const count = z.int().min(0);

export const cache = z.object({
  name: z.string(),
  does: z.string(),
  place: z.enum(['memory', 'redis']),
  size: count,
  most: count,
  hits: count,
  misses: count,
  maxAgeSeconds: z.int().optional(),
  oldestAt: isoTimestamp.optional(),
});
export type CacheStats = z.output<typeof cache>;

export const table = z.object({
  name: z.string(),
  rows: count.describe('On PostgreSQL an estimate.'),
  columns: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      isNullable: z.boolean(),
      isKey: z.boolean(),
      refersTo: z.string().optional().describe('table.column'),
    }),
  ),
  indexes: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      isUnique: z.boolean(),
      only: z.string().optional().describe('Which rows are in it, where not all are.'),
    }),
  ),
});
export type DatabaseTable = z.output<typeof table>;

const jsonSchema = z.record(z.string(), z.unknown());
export const callDescription = z.object({
  name: z.string(),
  method: z.string(),
  path: z.string(),
  access: z.string(),
  summary: z.string(),
  params: jsonSchema.optional(),
  query: jsonSchema.optional(),
  body: jsonSchema.optional(),
  reply: jsonSchema,
});
export type CallDescription = z.output<typeof callDescription>;

export const finding = z.object({
  id: z.string(),
  says: z.string(),
  becomes: z.string().optional().describe('What the repair would make of it.'),
});
export const check = z.object({
  checkId: z.string(),
  title: z.string(),
  explains: z.string(),
  repair: z.string().optional().describe('What a repair does, where there is one.'),
  count,
});
export const dataCheckResult = check.extend({ sample: z.array(finding), milliseconds: count });
export type DataCheckResult = z.output<typeof dataCheckResult>;

export const upcomingPuzzle = z.object({
  puzzleNumber: z.int(),
  activeDate: z.string(),
  word1: z.string(),
  word2: z.string(),
  firstWord: z.string(),
  par: z.int(),
  difficulty: z.enum(['gentle', 'steady', 'tricky']),
  caughtAtOnce: z
    .int()
    .optional()
    .describe('Of simulated first words, how many percent are the bee’s.'),
  met: z
    .int()
    .optional()
    .describe('Of simulated games, how many percent meet the bee within 15 rounds.'),
  reason: z
    .string()
    .optional()
    .describe('Why the first word links both; missing where a tie to either isn’t known.'),
  grade: z
    .int()
    .optional()
    .describe('How well the first word links both, by its editor: 2 well, 1 passably.'),
  isSwapped: z.boolean(),
});
export type UpcomingPuzzle = z.output<typeof upcomingPuzzle>;
export const candidate = upcomingPuzzle.extend({
  daysApart: z
    .int()
    .optional()
    .describe('After so many days a word would come twice; missing where it is more than 180.'),
});
export type PuzzleCandidate = z.output<typeof candidate>;
const puzzleNumber = z.coerce.number<number | string>().int().min(1).max(100_000);
const checkId = z.string().max(100);

export const desk = {
  readOverview: {
    summary: 'How things are right now: players, games, what waits, and the server itself.',
    reply: z.object({
      at: isoTimestamp,
      players: z.object({ all: count, accounts: count, newToday: count, here: count }),
      daily: z.object({
        puzzleNumber: z.int().describe('Of today in UTC.'),
        startedToday: count,
        finishedToday: count,
        jinxesToday: count,
      }),
      dances: z.object({ invited: count, open: count, endedToday: count, jinxesToday: count }),
      feedback: z.object({ open: count }),
      events: z
        .object({ waiting: count, oldestAt: isoTimestamp.optional() })
        .describe('Acknowledged, and not stored yet.'),
      server: z.object({
        version: z.string(),
        node: z.string(),
        startedAt: isoTimestamp,
        uptimeSeconds: z.int().min(0),
        memoryMb: z.int(),
        database: z.enum(['sqlite', 'postgres']),
        databaseVersion: z.string(),
        redis: z.enum(['connected', 'unreachable', 'not configured']),
        liveStreams: count,
      }),
    }),
  },
  listCaches: {
    summary: 'Each cache of this server: size, hits, misses, age.',
    reply: z.object({ at: isoTimestamp, caches: z.array(cache) }),
  },
  clearCache: {
    summary: 'Forget all that is in a cache. It fills again by itself.',
    params: z.strictObject({ name: z.string().max(100) }),
    reply: z.object({ cleared: count }),
  },
  readSchemas: {
    summary: 'The tables of the database as they are, and the shapes of every call.',
    reply: z.object({
      database: z.enum(['sqlite', 'postgres']),
      tables: z.array(table),
      calls: z.array(callDescription),
    }),
  },
  runDataChecks: {
    summary: 'What can’t be true, or shouldn’t: how many there are, and a few of them.',
    reply: z.object({ at: isoTimestamp, checks: z.array(dataCheckResult) }),
  },
  planRepair: {
    summary: 'What a repair would change, without changing it; the token allows exactly that.',
    refuses: ['not_found'],
    params: z.strictObject({ checkId }),
    reply: check.extend({ findings: z.array(finding), token: z.string().optional() }),
  },
  applyRepair: {
    summary: 'Change what was shown. If something else is found by now, nothing is changed.',
    refuses: ['changed_meanwhile'],
    params: z.strictObject({ checkId }),
    body: z.strictObject({ token: z.string().max(200) }),
    reply: z.object({ mended: count }),
  },
  comingPuzzles: {
    summary: 'The puzzles of the coming thirty days, as they would be published.',
    reply: z.object({ puzzles: z.array(upcomingPuzzle) }),
  },
  puzzleCandidates: {
    summary: 'Later puzzles that may change places with this one.',
    refuses: ['not_found'],
    params: z.strictObject({ puzzleNumber }),
    reply: z.object({ candidates: z.array(candidate) }),
  },
  swapPuzzle: {
    summary: 'Let two puzzles change places before their days have begun anywhere on Earth.',
    refuses: ['not_yet', 'changed_meanwhile'],
    params: z.strictObject({ puzzleNumber }),
    body: z.strictObject({
      withNumber: z.int().min(1).max(100_000),
      word1: z
        .string()
        .max(100)
        .describe('The pair that is to come here; so the same call twice is one.'),
      word2: z.string().max(100),
    }),
    reply: z.object({ puzzles: z.array(upcomingPuzzle) }),
  },
} satisfies Record<string, CallSchemas>;
