import { z } from 'zod';
import { isoTimestamp } from './call-schemas.ts';

/** A suspension, or a ban, which has no end; as its player sees it. */
export const sanction = z.object({
  sanctionId: z.string(),
  since: isoTimestamp,
  until: isoTimestamp.optional().describe('Missing where it is a ban.'),
  reason: z.string(),
  liftedAt: isoTimestamp.optional().describe('Ended by an admin, or replaced by another.'),
  liftReason: z.string().optional(),
});

export type Sanction = z.output<typeof sanction>;
