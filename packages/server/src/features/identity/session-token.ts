import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setSessionCookie } from '../../platform/http/session-cookie.ts';
import { pooledRandomBytes } from '../../platform/random.ts';

/** 256 random bits; the database stores only the hash. */
export function newToken(): string {
  return Buffer.from(pooledRandomBytes(32)).toString('base64url');
}

/** A fast hash is enough, because a token can't be guessed. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** Into the cookie, or into the reply for clients that ask for a bearer token. */
export function deliverSessionToken(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  token: string,
  { asToken, days }: { asToken: boolean | undefined; days: number },
): { token?: string } {
  if (asToken) return { token };
  setSessionCookie(request, reply, token, days);
  return {};
}
