import type { FastifyRequest } from 'fastify';
import { originOf } from '../../../platform/http/origin.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** EdDSA, ES256, RS256: what authenticators have, without the runtime's experiments. */
export const algorithms = [-8, -7, -257];

/** Whom a passkey is for: the site as the visitor sees it. */
export interface RelyingParty {
  rpID: string;
  origin: string;
}

export function relyingParty(
  request: FastifyRequest,
  publicOrigin: string | undefined,
): RelyingParty {
  const origin = publicOrigin ?? originOf(request);
  if (origin === undefined) throw new Refusal('invalid_input');
  return { origin, rpID: new URL(origin).hostname };
}
