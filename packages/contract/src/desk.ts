import { z } from 'zod';
import { type Shapes, time } from './shapes.ts';

const count = z.int().min(0);

const cache = z.object({
  name: z.string(),
  does: z.string(),
  place: z.enum(['memory', 'redis']),
  size: count,
  most: count,
  hits: count,
  misses: count,
  maxAgeSeconds: z.int().optional(),
  oldestAt: time.optional(),
});
export type CacheFigures = z.output<typeof cache>;

const table = z.object({
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
const describedCall = z.object({
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
export type DescribedCall = z.output<typeof describedCall>;

export const desk = {
  readOverview: {
    summary: 'How things are right now: players, games, what waits, and the server itself.',
    reply: z.object({
      at: time,
      players: z.object({ all: count, accounts: count, newToday: count, here: count }),
      daily: z.object({
        puzzleNumber: z.int().describe('Of today in UTC.'),
        startedToday: count,
        finishedToday: count,
        jinxesToday: count,
      }),
      dances: z.object({ invited: count, open: count, endedToday: count, jinxesToday: count }),
      feedback: z.object({ open: count }),
      server: z.object({
        version: z.string(),
        node: z.string(),
        startedAt: time,
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
    reply: z.object({ at: time, caches: z.array(cache) }),
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
      calls: z.array(describedCall),
    }),
  },
} satisfies Record<string, Shapes>;
