import { z } from 'zod';

/** Myself. Other players are only ever {userId, displayName}. */
export const player = z.object({
  userId: z.string(),
  displayName: z.string(),
  friendCode: z.string(),
  kind: z.enum(['anonymous', 'account']),
  isAdmin: z.boolean(),
  badgeNumber: z.int().optional(),
  version: z.int().describe('Grows with every change, so that a screen never goes back in time.'),
});

export type Player = z.infer<typeof player>;
