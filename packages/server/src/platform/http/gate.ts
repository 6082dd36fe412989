import { isIP } from 'node:net';
import { type Call, isAllowedWhileSuspended } from '@bee-jinx/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { isSimulated } from '../simulated.ts';
import { isEqualTimingSafe } from '../timing-safe-compare.ts';
import type { Caller, FindSuspension, IsAlias } from './caller.ts';

/** Checks that run before a call's handler, most of them before its body is read. */

/** CSRF protection: refuses writes that come from another site. */
export function refuseCrossSite(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const isForeign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && originHost(origin) !== request.host);
  if (isForeign)
    throw new Refusal('forbidden', { message: 'That request came from another site.' });
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * The header `x-user-id` is an assertion, not a proof: it must name the player of the session. There is nothing to wait for
 * where it does.
 */
export function refuseForeignUserHeader(
  request: FastifyRequest,
  isAlias: IsAlias,
): Promise<void> | undefined {
  return refuseForeignId(request.headers['x-user-id'], request, isAlias);
}

/** The same for fields of the body that name the caller. */
export async function refuseForeignUserInBody(
  fields: readonly string[],
  body: unknown,
  request: FastifyRequest,
  isAlias: IsAlias,
): Promise<void> {
  for (const field of fields) {
    await refuseForeignId((body as Record<string, unknown>)[field], request, isAlias);
  }
}

function refuseForeignId(
  asserted: unknown,
  { caller }: FastifyRequest,
  isAlias: IsAlias,
): Promise<void> | undefined {
  if (asserted === undefined || !caller || asserted === caller.playerId) return undefined;
  return refuseUnlessAlias(asserted, caller, isAlias);
}

async function refuseUnlessAlias(
  asserted: unknown,
  { playerId }: Caller,
  isAlias: IsAlias,
): Promise<void> {
  if (typeof asserted === 'string' && (await isAlias(asserted, playerId))) return;
  throw new Refusal('identity_mismatch');
}

export function refuseUnauthorized(call: Call, request: FastifyRequest): void {
  if (call.access !== 'player' && call.access !== 'admin') return;
  if (!request.caller) throw new Refusal('not_signed_in');
  if (call.access === 'admin' && !request.caller.isAdmin) throw new Refusal('forbidden');
}

/** Dances, swarms, the session and the live stream. */
const simulatedPaths = /^\/api\/(multiplayer|session|live)(\/|$)/;

/** Keeps simulated players out of friends, hives, posts and daily games. */
export function refuseSimulated(call: Call, { caller }: FastifyRequest): void {
  if (!caller || !isSimulated(caller.playerId) || simulatedPaths.test(call.path)) return;
  throw new Refusal('forbidden', { message: 'A simulated player can only play with others.' });
}

/** Suspended and banned players may make only the calls that the contract allows them; the refusal gives the reason. */
export function refuseSuspended(
  call: Call,
  { caller }: FastifyRequest,
  whySuspended: FindSuspension,
): Promise<void> | undefined {
  if (!caller?.isSuspended || isAllowedWhileSuspended(call)) return undefined;
  return createSuspendedRefusal(caller, whySuspended).then((refusal) => {
    throw refusal;
  });
}

export async function createSuspendedRefusal(
  { playerId }: Caller,
  whySuspended: FindSuspension,
): Promise<Refusal> {
  const details = await whySuspended(playerId);
  return new Refusal('suspended', details && { details });
}

export function requireCaller(request: FastifyRequest): Caller {
  if (!request.caller) throw new Refusal('not_signed_in');
  return request.caller;
}

/** Metrics are for the operator: from loopback and not through a proxy, or with the token. */
export function refuseNonOperator(request: FastifyRequest, token: string | undefined): void {
  const hasToken =
    token !== undefined &&
    isEqualTimingSafe(request.headers.authorization ?? '', `Bearer ${token}`);
  const isProxied = request.headers['x-forwarded-for'] !== undefined;
  if (!hasToken && (isProxied || !isLoopback(request.socket.remoteAddress ?? ''))) {
    throw new Refusal('not_found');
  }
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
