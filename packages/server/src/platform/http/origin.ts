import type { FastifyRequest } from 'fastify';

const hostPattern = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

/** The origin as the client sees it; undefined where the Host header is malformed. */
export function originOf({ protocol, host }: FastifyRequest): string | undefined {
  const name = host.toLowerCase();
  return name.length <= 255 && hostPattern.test(name) ? `${protocol}://${name}` : undefined;
}

/** The configured origin, or that of a loopback request: a link that is sent to others must not come from a forged Host header. */
export function trustedOrigin(
  request: FastifyRequest,
  publicOrigin: string | undefined,
): string | undefined {
  const origin = publicOrigin ?? originOf(request);
  const isTrusted = origin !== undefined && (publicOrigin !== undefined || isLoopback(origin));
  return isTrusted ? origin : undefined;
}

const isLoopback = (origin: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
