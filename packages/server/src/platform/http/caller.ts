import type { FastifyRequest } from 'fastify';

/** Who is calling, as the session proves it. */
export interface Caller {
  playerId: string;
  sessionId: string;
  isAdmin: boolean;
  /** When this session was opened; sensitive calls require a recent one. */
  signedInAt: number;
  /** The anonymous player who was here before the sign-in. */
  leftPlayerId: string | undefined;
  /** Whether an admin has suspended or banned them, and until when; 0 where none ever has. */
  isSuspended: boolean;
  suspendedUntil: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

/** Whether the asserted id is that of a player who was merged into this one. */
export type IsAlias = (asserted: string, playerId: string) => Promise<boolean>;

/** The reason and the end of a player's suspension; undefined if it is over. */
export type FindSuspension = (
  playerId: string,
) => Promise<{ reason: string; until?: string } | undefined>;

export type Identify = (request: FastifyRequest) => Promise<Caller | undefined>;
