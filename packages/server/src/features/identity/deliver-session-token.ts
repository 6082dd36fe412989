import type { FastifyReply, FastifyRequest } from 'fastify';
import { setSessionCookie } from '../../platform/http/session-cookie.ts';

/** A new token goes into the cookie; into the reply only for clients that asked for it instead. */
export function deliverSessionToken(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  token: string,
  { asToken, days }: { asToken: boolean | undefined; days: number },
): { token?: string } {
  if (asToken) return { token };
  setSessionCookie(request, reply, token, days);
  return {};
}
