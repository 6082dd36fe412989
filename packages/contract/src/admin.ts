import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';
import { player } from './player.ts';

export const admin = {
  becomeAdmin: {
    summary: 'Thirty minutes as an admin, by the password whose hash is in the settings.',
    refuses: ['wrong_credentials'],
    body: z.strictObject({ password: z.string().max(1000), token: z.boolean().optional() }),
    reply: z.object({ player, expiresAt: isoTimestamp, token: z.string().optional() }),
  },
  resignAsAdmin: {
    summary: 'Be an ordinary player again.',
    reply: z.object({ player }),
  },
  readAuditTrail: {
    summary: 'What admins did, the newest first.',
    query: z.strictObject({
      cursor: z.string().max(300).optional(),
      limit: z.coerce.number<number | string>().int().min(1).max(200).default(50),
    }),
    reply: z.object({
      entries: z.array(
        z.object({
          number: z.int(),
          at: isoTimestamp,
          playerId: z.string().optional(),
          act: z
            .string()
            .describe(
              'The name of a call, what became of a sign-in, or what was decided about a reported post.',
            ),
          requestId: z.string(),
          about: z.string().optional().describe('The player to whom it was done.'),
          reason: z.string().optional(),
        }),
      ),
      nextCursor: z.string().optional(),
    }),
  },
} satisfies Record<string, CallSchemas>;
