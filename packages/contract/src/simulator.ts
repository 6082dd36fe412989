import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';
import { player } from './player.ts';

/** A seat that a simulator page plays, with the same calls as any player. */
export const simulatedSeat = z.object({
  player,
  token: z.string().describe('For "Authorization: Bearer …", beside x-user-id.'),
});

const closedReply = z.object({ open: z.literal(false) });

export const simulator = {
  openSimulator: {
    summary: 'For admins: two seats that can dance with each other and with nobody else.',
    reply: z.object({ seats: z.tuple([simulatedSeat, simulatedSeat]), expiresAt: isoTimestamp }),
  },
  closeSimulator: {
    summary: 'Those two seats and everything they did are gone.',
    reply: closedReply,
  },
  openSwarmSeats: {
    summary: 'For admins: up to eleven seats that can fill a swarm with each other and with me.',
    body: z.strictObject({ seats: z.int().min(1).max(11) }),
    reply: z.object({ seats: z.array(simulatedSeat), expiresAt: isoTimestamp }),
  },
  closeSwarmSeats: {
    summary: 'Those seats and everything they did are gone.',
    reply: closedReply,
  },
  openTestRig: {
    summary: 'For players with an account: a seat to dance with that this page plays itself.',
    reply: z.object({ seat: simulatedSeat, expiresAt: isoTimestamp }),
  },
  closeTestRig: {
    summary: 'That seat and everything it did are gone.',
    reply: closedReply,
  },
} satisfies Record<string, CallSchemas>;

export type SimulatedSeat = z.infer<typeof simulatedSeat>;
