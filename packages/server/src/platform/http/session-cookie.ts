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

/** Identifies a browser after its session has ended. It grants no access. */
export function deviceToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[deviceName];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(deviceName, token, { ...attributes(request), maxAge: deviceDays * 86_400 });
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
