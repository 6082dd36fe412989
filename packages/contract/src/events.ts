import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';

/** All event types. A fixed list, so that nobody can flood the sums, which are counted by type. */
export const eventTypes = [
  'SESSION_START',
  'GAME_START',
  'WORD_SUBMISSION',
  'HINT_USED',
  'GAME_COMPLETE',
  'CONSENT_DECISION',
  'FEATURE_FAILED',
] as const;

/** No control characters and no lone surrogates, because it is compared, indexed and shown. */
const singleLine = (most: number) =>
  z.string().regex(new RegExp(`^[^\\p{Cc}\\p{Cs}]{1,${most}}$`, 'u'));

const eventValue = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);

export const analyticsEvent = z.strictObject({
  eventType: z.enum(eventTypes),
  sessionId: singleLine(80).describe('The visit.'),
  puzzleNumber: z.int().min(1).max(1_000_000).optional(),
  timestamp: isoTimestamp,
  eventData: z
    .record(z.string().max(40), z.union([eventValue, z.array(eventValue).max(10)]))
    .refine((data) => Object.keys(data).length <= 30, 'at most 30 facts')
    // A batch of a hundred has to fit into its body.
    .refine((data) => JSON.stringify(data).length <= 2048, 'at most 2048 characters')
    .describe('Flat: facts, and short lists of facts.'),
  idempotencyKey: singleLine(200).describe('The same key again is the same event.'),
});

export const consentDecision = z.object({
  status: z.enum(['granted', 'denied']),
  version: singleLine(20),
  method: z.enum(['modal_accept', 'modal_decline', 'settings_revoke', 'settings_enable']),
  previousStatus: z.enum(['unset', 'granted', 'denied']),
  timestamp: isoTimestamp,
});

const maxEventsPerBatch = 100;

export const events = {
  recordEvent: {
    summary: 'One event; a CONSENT_DECISION may ask for the number in the hive.',
    refuses: ['too_many_events'],
    body: z.strictObject({
      event: analyticsEvent,
      getBadgeNumber: z
        .boolean()
        .optional()
        .describe('Whoever decides gets a number, once, in the order of deciding.'),
    }),
    reply: z.object({
      accepted: z
        .boolean()
        .describe(
          'False: we had it already, the player has declined, or a decision came after the most of a day.',
        ),
      badgeNumber: z.int().optional(),
    }),
  },
  recordEvents: {
    summary: 'Events of the caller, 5,000 a day at most. What is acknowledged is on the disk.',
    refuses: ['too_many_events'],
    body: z.strictObject({ events: z.array(analyticsEvent).min(1).max(maxEventsPerBatch) }),
    reply: z.object({
      accepted: z.int(),
      duplicates: z.int(),
      declined: z
        .int()
        .optional()
        .describe('Dropped, because the newest decision of the player about consent is a no.'),
    }),
  },
  analyticsSettings: {
    summary: 'Where a browser whose player has consented may also send its events.',
    reply: z.object({
      provider: z
        .object({ host: z.string(), key: z.string() })
        .nullable()
        .describe('Null where nobody else is told anything.'),
    }),
  },
} satisfies Record<string, CallSchemas>;

export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
export type ConsentDecision = z.infer<typeof consentDecision>;
