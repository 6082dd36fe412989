import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'bj_session';

export function cookieToken(request: FastifyRequest): string | undefined {
  return request.cookies[name];
}

/** For clients without cookies. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.match(/^Bearer ([\w-]{20,200})$/i)?.[1];
}

const deviceName = 'bj_device';
/** The maximum in browsers. */
const deviceDays = 400;

/** As many accounts as a family has in one browser. */
const maxDeviceTokens = 5;

/** Identify a browser after its sessions have ended, one to each account. They grant no access. */
export function deviceTokens(request: FastifyRequest): string[] {
  const tokens = request.cookies[deviceName]?.split('.') ?? [];
  return tokens.filter((token) => /^[\w-]{43}$/.test(token)).slice(0, maxDeviceTokens);
}

export function setDeviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: readonly string[],
): void {
  const value = tokens.slice(0, maxDeviceTokens).join('.');
  reply.setCookie(deviceName, value, { ...attributes(request), maxAge: deviceDays * 86_400 });
}

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  days: number,
): void {
  reply.setCookie(name, token, { ...attributes(request), maxAge: days * 86_400 });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(name, attributes(request));
}
