import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';
import { sanction } from './sanction.ts';

/** An admin's calls about a player. */

export const foundPlayer = z.object({
  userId: z.string(),
  displayName: z.string(),
  kind: z.enum(['anonymous', 'account']),
  createdAt: isoTimestamp,
  seenAt: isoTimestamp.optional().describe('By the newest session.'),
  suspension: z.object({ until: isoTimestamp.optional() }).optional().describe('While one stands.'),
});

export const inspectedPlayer = z.object({
  player: foundPlayer.extend({
    friendCode: z.string(),
    badgeNumber: z.int().optional(),
    email: z.string().optional(),
  }),
  sessions: z
    .array(
      z.object({
        sessionId: z.string(),
        device: z.string().optional(),
        createdAt: isoTimestamp,
        seenAt: isoTimestamp,
        expiresAt: isoTimestamp,
        isAdmin: z.boolean(),
      }),
    )
    .describe('Those that still let somebody in.'),
  sanctions: z
    .array(
      sanction.extend({
        by: z.string().optional().describe('userId of the admin.'),
        liftedBy: z.string().optional(),
        appeals: z.array(
          z.object({
            feedbackId: z.string(),
            sentAt: isoTimestamp,
            text: z.string(),
            state: z.string(),
          }),
        ),
      }),
    )
    .describe('The newest first.'),
  reports: z
    .array(
      z.object({
        buzzId: z.string(),
        text: z.string(),
        reportedAt: isoTimestamp,
        reporters: z.int(),
        state: z.enum(['open', 'hidden', 'kept']),
      }),
    )
    .describe('Their posts that others reported, the newest first; a hundred at most.'),
});
export type InspectedPlayer = z.output<typeof inspectedPlayer>;

const params = z.strictObject({ userId: z.string().max(100) });
/** This length only bounds the input; parseHiveDescription in the game package has the rule. */
const reason = z.string().max(5000);

export const players = {
  readSuspension: {
    summary: 'Why I am suspended or banned, while I am, and what I wrote about it.',
    reply: z.object({
      suspension: sanction
        .extend({ appeals: z.array(z.object({ sentAt: isoTimestamp, text: z.string() })) })
        .optional(),
    }),
  },
  searchPlayers: {
    summary: 'Players by a part of the name, or by id, e-mail, badge number or friend code.',
    query: z.strictObject({
      text: z.string().max(300).optional(),
      suspended: z.enum(['true', 'false']).optional().describe('Only those who are right now.'),
      cursor: z.string().max(300).optional(),
      limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
    }),
    reply: z.object({ players: z.array(foundPlayer), nextCursor: z.string().optional() }),
  },
  inspectPlayer: {
    summary: 'One player: sessions (never their tokens), sanctions with appeals, reported posts.',
    refuses: ['not_found'],
    params,
    reply: inspectedPlayer,
  },
  endPlayerSessions: {
    summary: 'Sign a player out everywhere.',
    params,
    reply: z.object({ ended: z.int() }),
  },
  endPlayerSession: {
    summary: 'Sign a player out of one browser.',
    params: params.extend({ sessionId: z.string().max(100) }),
    reply: z.object({ ended: z.literal(true) }),
  },
  suspendPlayer: {
    summary:
      'Suspend a player until some time, or ban them, for a reason that they read. Replaces what stands.',
    params,
    body: z.strictObject({
      reason,
      until: isoTimestamp.optional().describe('In the future; without it, a ban.'),
    }),
    reply: inspectedPlayer,
  },
  liftSuspension: {
    summary: 'Let a player play again.',
    refuses: ['changed_meanwhile'],
    params,
    body: z.strictObject({ reason }),
    reply: inspectedPlayer,
  },
} satisfies Record<string, CallSchemas>;
