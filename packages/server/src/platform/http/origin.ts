import type { FastifyRequest } from 'fastify';

const wellFormed = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

/** Where the visitor sees us, as far as that can be believed: a host that is none is left out. */
export function originOf({ protocol, host }: FastifyRequest): string | undefined {
  const name = host.toLowerCase();
  return name.length <= 255 && wellFormed.test(name) ? `${protocol}://${name}` : undefined;
}
