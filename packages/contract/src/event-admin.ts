import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';
import { eventTypes } from './events.ts';

const day = z.iso.date();
const perDay = z.array(z.int()).describe('One number for each day.');
const weeks = z.array(z.int());

const letterId = z.strictObject({ letterId: z.string().max(100) });

export const flushResult = z.object({
  stored: z.int(),
  duplicates: z.int().describe('In the store already.'),
  gone: z.int().describe('Of players who have left us.'),
  dead: z.int().describe('Laid aside because they could not be stored.'),
});

export const eventAdmin = {
  readStats: {
    summary: 'What was counted from one day to another, from the roll-ups.',
    query: z.strictObject({ from: day.optional(), to: day.optional() }),
    reply: z.object({
      from: day,
      to: day,
      events: z.array(z.object({ eventType: z.enum(eventTypes), counts: perDay })),
      players: z.object({ active: perDay, newcomers: perDay }),
      games: z
        .object({ started: perDay, said: perDay, finished: perDay, won: perDay })
        .describe('By the day on which a game was started.'),
      averageRounds: z.number().nullable().describe('Of the games won.'),
      retention: z
        .array(z.object({ week: day, players: z.int(), stayed: weeks }))
        .describe('Newcomers by week, and how many of them came in the weeks after it.'),
    }),
  },
  readEventBuffer: {
    summary: 'What waits to be stored, and what could not be.',
    reply: z.object({
      buffers: z.array(
        z.object({
          name: z.enum(['redis', 'database']),
          state: z.enum(['in use', 'standing by', 'out of reach', 'keeps nothing on disk']),
          waiting: z.int(),
          oldestAt: isoTimestamp.optional(),
        }),
      ),
      waiting: z
        .array(z.object({ eventType: z.string(), userId: z.string(), acceptedAt: isoTimestamp }))
        .describe('The oldest, without what they say.'),
      stored: z.int().describe('Raw events in the store.'),
      keepDays: z.int(),
      deadLetters: z.array(
        z.object({
          letterId: z.string(),
          userId: z.string().optional(),
          event: z.string(),
          reason: z.string(),
          tries: z.int(),
          failedAt: isoTimestamp,
        }),
      ),
      deadLetterCount: z.int(),
    }),
  },
  flushEvents: { summary: 'Store what waits, now.', reply: flushResult },
  retryDeadLetter: {
    summary: 'Try to store it once more.',
    params: letterId,
    reply: z.object({ stored: z.boolean(), reason: z.string().optional() }),
  },
  dropDeadLetter: {
    summary: 'Throw it away.',
    params: letterId,
    reply: z.object({ dropped: z.literal(true) }),
  },
} satisfies Record<string, CallSchemas>;
