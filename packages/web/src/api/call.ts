import {
  type CallName,
  type CallReply,
  type CallRequest,
  isAllowedWhileSuspended,
  type Route,
  routes,
} from '@bee-jinx/contract/browser';
import { randomHexId } from '../platform/random-hex-id.ts';
import { CallError } from './call-error.ts';
import {
  allowRevalidation,
  getCurrentPlayerId,
  isSuspended,
  revalidateAdmin,
  revalidateIdentity,
  revalidateSuspension,
} from './identity.ts';
import { runWithStableIdentity } from './identity-change.ts';
import { findPaintedReply } from './painted-replies.ts';
import { whenReadsMayBeShown } from './read-gate.ts';
import { readReply } from './reply.ts';

/** Calls with a JSON reply, not streams or pages. */
type JsonCallName = {
  [Name in CallName]: (typeof routes)[Name] extends { answers: string } ? never : Name;
}[CallName];

type Options<Name extends CallName> = CallRequest<Name> & {
  signal?: AbortSignal | undefined;
  /** Makes a retry idempotent where the payload doesn't. */
  idempotencyKey?: string | undefined;
  /** The request outlives the page. */
  keepalive?: boolean | undefined;
  /** The response, where the request was sent early. */
  answer?: Promise<Response> | undefined;
};

type Rest<Name extends CallName> =
  Record<never, never> extends CallRequest<Name>
    ? [options?: Options<Name>]
    : [options: Options<Name>];

/** The options of any call. */
interface RequestParts {
  params?: Record<string, string> | undefined;
  query?: Record<string, string | number | boolean | undefined> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  keepalive?: boolean | undefined;
  answer?: Promise<Response> | undefined;
}

/** These change the identity that the other calls wait for. */
const identityChangingCalls: ReadonlySet<CallName> = new Set<CallName>([
  'openSession',
  'closeSession',
  'register',
  'signIn',
  'signInWithPasskey',
  'addPasskey',
  'signInWithSupabase',
  'claimTransferCode',
  'recoverByCode',
  'resetPassword',
  'becomeAdmin',
  'resignAsAdmin',
  'deleteMe',
]);

export function call<Name extends JsonCallName>(
  name: Name,
  ...rest: Rest<Name>
): Promise<CallReply<Name>> {
  const painted = paintedReply(name, rest[0] as RequestParts | undefined);
  if (painted) return painted as Promise<CallReply<Name>>;
  const send = () => sendRequest(name, ...rest);
  if (identityChangingCalls.has(name)) return send();
  const asker = getCurrentPlayerId();
  return runWithStableIdentity(() => {
    // The same error as the server's: one player's request is never sent in the name of another.
    if (asker !== undefined && asker !== getCurrentPlayerId())
      throw new CallError('identity_mismatch');
    return send();
  });
}

function paintedReply(name: JsonCallName, parts: RequestParts = {}): Promise<unknown> | undefined {
  const { method, path }: Route = routes[name];
  return method === 'GET' ? findPaintedReply(name, buildUrl(path, parts)) : undefined;
}

async function sendRequest<Name extends JsonCallName>(
  name: Name,
  ...[options]: Rest<Name>
): Promise<CallReply<Name>> {
  // The same error as the server's, without a request.
  if (isSuspended() && !isAllowedWhileSuspended(routes[name])) throw new CallError('suspended');
  // Opening a session asserts no player.
  const asserted = name === 'openSession' ? undefined : getCurrentPlayerId();
  const { params, query, body, signal, idempotencyKey, keepalive, answer } = (options ??
    {}) as RequestParts;
  const { method, path, access, namesCaller }: Route = routes[name];
  // Correlates the call with the server's log.
  const requestId = randomHexId();
  const requestBody = namesCaller ? { ...(body as object), userId: asserted } : body;

  try {
    const send = () =>
      fetch(buildUrl(path, { params, query }), {
        method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          traceparent: `00-${requestId}-${requestId.slice(16)}-00`,
          ...(asserted !== undefined && { 'x-user-id': asserted }),
          ...(requestBody !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(requestBody !== undefined && { body: JSON.stringify(requestBody) }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      });
    const response = await toOfflineError(answer ?? send(), requestId);
    const data = await readReply(response, requestId);
    if (name !== 'openSession') allowRevalidation();
    if (method === 'GET') await whenReadsMayBeShown();
    return data as CallReply<Name>;
  } catch (error) {
    if (hasCode(error, 'identity_mismatch') || hasCode(error, 'not_signed_in'))
      revalidateIdentity(asserted);
    if (access === 'admin' && hasCode(error, 'forbidden')) revalidateAdmin();
    if (hasCode(error, 'suspended')) revalidateSuspension();
    throw error;
  }
}

async function toOfflineError(answer: Promise<Response>, requestId: string): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    // An aborted call is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new CallError('offline', { requestId });
  }
}

export function buildUrl(
  path: string,
  { params, query }: Pick<RequestParts, 'params' | 'query'>,
): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params?.[key] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(key, String(value));
  }
  // Safari has `search.size` since 17.
  return String(search) ? `${filled}?${search}` : filled;
}

function hasCode(error: unknown, code: CallError['code']): boolean {
  return error instanceof CallError && error.code === code;
}
