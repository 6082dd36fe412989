import type { FastifyRequest } from 'fastify';

/** Who is calling, as the session proves it. */
export interface Caller {
  playerId: string;
  sessionId: string;
  isAdmin: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

export type Identify = (request: FastifyRequest) => Promise<Caller | undefined>;
