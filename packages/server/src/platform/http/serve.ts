import type { Call, CallInput, CallName, CallReply, routes } from '@bee-jinx/contract';
import { callerIdFields, calls, isAllowedWhileSuspended } from '@bee-jinx/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { type Actor, runAsActor } from '../actor-context.ts';
import { Refusal } from '../refusal.ts';
import type { Caller, FindSuspension, IsAlias } from './caller.ts';
import {
  createSuspendedRefusal,
  refuseForeignUserInBody,
  refuseSimulated,
  refuseSuspended,
  refuseUnauthorized,
  requireCaller,
} from './gate.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { compileJsonWriter, type JsonWriter } from './json-writer.ts';
import { StreamedReply, streamReply } from './streamed-reply.ts';

/**
 * Serves the contract: the handler of each call gets its route, access checks, validation of input and reply, and
 * envelope. A call without a handler doesn't compile.
 */

type JsonCallName = {
  [Name in CallName]: (typeof routes)[Name] extends { answers: string } ? never : Name;
}[CallName];

/** The caller, who may be missing where the call's access is `open`. */
type CallerFor<Name extends CallName> = (typeof routes)[Name]['access'] extends 'open'
  ? Caller | undefined
  : Caller;

/** Only for calls that are documented to take the header. */
type KeyFor<Name extends CallName> = (typeof routes)[Name] extends { takesKey: true }
  ? string | null
  : undefined;

interface CallContext<Name extends CallName = CallName> {
  caller: CallerFor<Name>;
  idempotencyKey: KeyFor<Name>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<Name extends CallName> = (
  input: CallInput<Name>,
  context: CallContext<Name>,
) => Promise<CallReply<Name> | StreamedReply<CallReply<Name>>> | CallReply<Name>;

export type Handlers<Names extends CallName = JsonCallName> = { [Name in Names]: Handler<Name> };

/** For the few calls that don't answer in JSON: they write their own reply. */
export type RawHandlers = {
  [Name in Exclude<CallName, JsonCallName>]: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => unknown;
};

const defaultBodyKiB = 16;

/** What the gate needs of the features. */
export interface GuardHooks {
  isAlias: IsAlias;
  whySuspended: FindSuspension;
  /** Stores an admin's call in the audit trail, before it is handled. */
  record(caller: Caller, act: string, requestId: string): Promise<void>;
}

/**
 * Answers one of the server's own reads, on behalf of a request that comes from outside and by the checks of such a
 * call, but without HTTP.
 */
export type AnswerRead = (
  read: { name: string; url: string },
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

export function serve(
  app: FastifyInstance,
  handlers: Handlers,
  rawHandlers: RawHandlers,
  hooks: GuardHooks,
): AnswerRead {
  const reads = new Map<string, { call: Call; handle: Handler<CallName> }>();
  for (const call of calls) {
    const raw = rawHandlers[call.name as keyof RawHandlers];
    const handle = handlers[call.name as keyof Handlers] as Handler<CallName> | undefined;
    if (handle && call.method === 'GET') reads.set(call.name, { call, handle });
    const respond = raw ?? (handle && responder(call, handle, hooks)) ?? throwMissingHandler(call);
    app.route({
      ...routeOptions(call, hooks),
      // The database checks the session of this actor whenever the handler writes.
      handler: (request, reply) =>
        runAsActor(actorOf(call, request), () => respond(request, reply)),
    });
  }
  return async ({ name, url }, request, reply) => {
    const { call, handle } = reads.get(name) ?? throwMissingRead(name);
    await refuseBeforeBody(call, request, hooks);
    const input = { ...readAddress(call.path, url), body: undefined };
    const result = await runAsActor(actorOf(call, request), () =>
      answer(call, handle, hooks, input, { request, reply }),
    );
    return parseReply(call, result);
  };
}

/** The parameters of a call in an address of its path. */
function readAddress(path: string, url: string): { params: unknown; query: unknown } {
  const [filled = '', search] = url.split('?');
  const values = filled.split('/');
  const params = path
    .split('/')
    .flatMap((part, at) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(values[at] ?? '')]] : [],
    );
  return {
    params: Object.fromEntries(params),
    query: Object.fromEntries(new URLSearchParams(search)),
  };
}

function routeOptions(call: Call, hooks: GuardHooks): Omit<RouteOptions, 'handler'> {
  return {
    method: call.method,
    url: call.path,
    bodyLimit: (call.bodyKiB ?? defaultBodyKiB) * 1024,
    config: {
      ...(call.perMinute !== undefined && { rateLimit: { max: call.perMinute } }),
      ...(call.perMinuteAndAddress !== undefined && {
        perMinuteAndAddress: call.perMinuteAndAddress,
      }),
      ...(call.makesPlayer && { makesPlayer: true }),
    },
    // Before the body is read: a stranger learns nothing about its shape.
    preParsing: (request, _reply, body, done) => {
      const refused = refuseBeforeBody(call, request, hooks);
      if (refused) refused.then(() => done(null, body), done);
      else done(null, body);
    },
  };
}

/** Returns a promise only where there is something to wait for: every hop of a promise costs each call. */
function refuseBeforeBody(
  call: Call,
  request: FastifyRequest,
  { whySuspended }: GuardHooks,
): Promise<void> | undefined {
  refuseUnauthorized(call, request);
  refuseSimulated(call, request);
  return refuseSuspended(call, request, whySuspended);
}

function responder(call: Call, handle: Handler<CallName>, hooks: GuardHooks) {
  let write: JsonWriter | undefined;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const result = await answer(call, handle, hooks, request, { request, reply });
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.type('application/json; charset=utf-8');
    if (result instanceof StreamedReply) return streamReply(call.reply, result);
    // Compiled when first needed: a start should be quick.
    write ??= compileJsonWriter(call.reply);
    return `{"data":${write(result) ?? JSON.stringify(parseReply(call, result))}}`;
  };
}

async function answer(
  call: Call,
  handle: Handler<CallName>,
  { isAlias, record, whySuspended }: GuardHooks,
  given: { params: unknown; query: unknown; body: unknown },
  { request, reply }: Pick<CallContext, 'request' | 'reply'>,
) {
  const input = {
    params: read(call.params, given.params),
    query: read(call.query, given.query),
    body: read(call.body, given.body ?? undefined),
  } as CallInput<CallName>;
  const callerIds = callerIdFieldsOf(call);
  if (callerIds.length > 0) {
    await refuseForeignUserInBody(callerIds, input.body, request, isAlias);
  }
  const caller = call.access === 'open' ? request.caller : requireCaller(request);
  if (call.access === 'admin') await record(requireCaller(request), call.name, request.id);
  const key = call.takesKey ? readIdempotencyKey(request) : undefined;
  const context = { caller, idempotencyKey: key, request, reply } as CallContext;
  try {
    return await handle(input, context);
  } catch (error) {
    // A player who is suspended while their call runs gets the same refusal, with the reason, as from the gate.
    if (!caller || !(error instanceof Refusal) || error.code !== 'suspended') throw error;
    throw await createSuspendedRefusal(caller, whySuspended);
  }
}

const callerIdFieldsByCall = new Map<Call, readonly string[]>();

function callerIdFieldsOf(call: Call): readonly string[] {
  const known = callerIdFieldsByCall.get(call) ?? callerIdFields(call.body);
  callerIdFieldsByCall.set(call, known);
  return known;
}

/** A reply that doesn't fit its schema is our bug: wrapped, so that it isn't taken for the caller's. */
function parseReply(call: Call, result: unknown): unknown {
  const checked = call.reply.safeParse(result);
  if (!checked.success)
    throw new Error(`The reply of ${call.name} doesn't fit its schema: ${checked.error.message}`);
  return checked.data;
}

function actorOf(call: Call, { caller }: FastifyRequest): Actor | undefined {
  if (!caller) return undefined;
  const { playerId, sessionId, suspendedUntil } = caller;
  return {
    playerId,
    sessionId,
    // An open call needs no session, and signing in ends the session that asked for it.
    needsSession: call.access !== 'open',
    ...(!isAllowedWhileSuspended(call) && { suspendedUntil }),
  };
}

function read(schema: z.ZodType | undefined, value: unknown): unknown {
  return schema?.parse(value);
}

function throwMissingRead(name: string): never {
  throw new Error(`${name} is no read.`);
}

function throwMissingHandler(call: Call): never {
  throw new Error(`Nothing serves ${call.name}.`);
}
