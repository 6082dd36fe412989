import type { FastifyRequest } from 'fastify';

const wellFormed = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

/** Where the visitor sees us, as far as that can be believed: a host that is none is left out. */
export function originOf({ protocol, host }: FastifyRequest): string | undefined {
  const name = host.toLowerCase();
  return name.length <= 255 && wellFormed.test(name) ? `${protocol}://${name}` : undefined;
}

/** What is set, or what a visitor on this machine asked for. Sent to others it must not be what anybody wrote into a header. */
export function trustedOrigin(
  request: FastifyRequest,
  publicOrigin: string | undefined,
): string | undefined {
  const origin = publicOrigin ?? originOf(request);
  const isOwn = origin !== undefined && (publicOrigin !== undefined || isLoopback(origin));
  return isOwn ? origin : undefined;
}

const isLoopback = (origin: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
