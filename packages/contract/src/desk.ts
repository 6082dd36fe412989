import { z } from 'zod';
import { type Shapes, time } from './shapes.ts';

const count = z.int().min(0);

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
} satisfies Record<string, Shapes>;
