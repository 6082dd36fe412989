import { z } from 'zod';
import { isoTimestamp } from './call-schemas.ts';

/** The caller. Other players are only sent as {userId, displayName}. */
export const player = z.object({
  userId: z.string(),
  displayName: z.string(),
  friendCode: z.string(),
  kind: z.enum(['anonymous', 'account']),
  isAdmin: z.boolean(),
  badgeNumber: z.int().optional(),
  suspension: z
    .object({ until: isoTimestamp.optional().describe('Missing where it is a ban.') })
    .optional()
    .describe(
      'While it lasts, I can only read, write to the admins and leave; missing once it is over.',
    ),
  version: z.int().describe('Grows with every change, so that a screen never goes back in time.'),
});

export type Player = z.infer<typeof player>;
