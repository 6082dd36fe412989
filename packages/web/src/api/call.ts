import {
  type CallName,
  type CallReply,
  type CallRequest,
  type Route,
  routes,
  staysWhileSuspended,
} from '@bee-jinx/contract/browser';
import { newKey } from '../platform/new-key.ts';
import { CallError } from './call-error.ts';
import {
  believedPlayer,
  confirmIdentity,
  doubtAdmin,
  doubtIdentity,
  doubtStanding,
  isSuspended,
} from './identity.ts';
import { asOneIdentity } from './identity-change.ts';
import { readReply } from './reply.ts';

/** Calls that answer in JSON; streams and pages are opened by other means. */
type JsonCallName = {
  [Name in CallName]: (typeof routes)[Name] extends { answers: string } ? never : Name;
}[CallName];

type Options<Name extends CallName> = CallRequest<Name> & {
  signal?: AbortSignal | undefined;
  /** Makes a repeated call the same call, where the payload itself is no key. */
  idempotencyKey?: string | undefined;
  /** Where it has been asked already. */
  answer?: Promise<Response> | undefined;
};

type Rest<Name extends CallName> =
  Record<never, never> extends CallRequest<Name>
    ? [options?: Options<Name>]
    : [options: Options<Name>];

/** Any call's parts, seen without its name. */
interface Parts {
  params?: Record<string, string> | undefined;
  query?: Record<string, string | number | boolean | undefined> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  answer?: Promise<Response> | undefined;
}

/** These are the change that the others wait for. */
const changers: ReadonlySet<CallName> = new Set<CallName>([
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
  const ask = () => askServer(name, ...rest);
  if (changers.has(name)) return ask();
  const asker = believedPlayer();
  return asOneIdentity(() => {
    // As the server would say: what one player asked for is not done in the name of another.
    if (asker !== undefined && asker !== believedPlayer()) throw new CallError('identity_mismatch');
    return ask();
  });
}

async function askServer<Name extends JsonCallName>(
  name: Name,
  ...[options]: Rest<Name>
): Promise<CallReply<Name>> {
  // As the server would say, without asking it again and again.
  if (isSuspended() && !staysWhileSuspended(routes[name])) throw new CallError('suspended');
  // Who asks who they are asserts nobody.
  const asserted = name === 'openSession' ? undefined : believedPlayer();
  const { params, query, body, signal, idempotencyKey, answer } = (options ?? {}) as Parts;
  const { method, path, access, namesCaller }: Route = routes[name];
  // By this the server's log finds what the call made it do, down to a slow statement.
  const requestId = newKey();
  const said = namesCaller ? { ...(body as object), userId: asserted } : body;

  try {
    const send = () =>
      fetch(addressOf(path, { params, query }), {
        method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          traceparent: `00-${requestId}-${requestId.slice(16)}-00`,
          ...(asserted !== undefined && { 'x-user-id': asserted }),
          ...(said !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(said !== undefined && { body: JSON.stringify(said) }),
        ...(signal && { signal }),
      });
    const response = await heard(answer ?? send(), requestId);
    const data = await readReply(response, requestId);
    if (name !== 'openSession') confirmIdentity();
    return data as CallReply<Name>;
  } catch (error) {
    if (isIdentityError(error)) doubtIdentity(asserted);
    if (access === 'admin' && hasCode(error, 'forbidden')) doubtAdmin();
    if (hasCode(error, 'suspended')) doubtStanding();
    throw error;
  }
}

async function heard(answer: Promise<Response>, requestId: string): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    // The caller lost interest: that is no failure to tell anybody about.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new CallError('offline', { requestId });
  }
}

export function addressOf(
  path: string,
  { params, query }: Pick<Parts, 'params' | 'query'>,
): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params?.[key] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(key, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function isIdentityError(error: unknown): boolean {
  return (
    error instanceof CallError &&
    (error.code === 'identity_mismatch' || error.code === 'not_signed_in')
  );
}

function hasCode(error: unknown, code: CallError['code']): boolean {
  return error instanceof CallError && error.code === code;
}
