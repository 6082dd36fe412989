import type { Call, CallInput, CallName, CallReply, routes } from '@bee-jinx/contract';
import { calls, isAllowedWhileSuspended } from '@bee-jinx/contract';
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

export function serve(
  app: FastifyInstance,
  handlers: Handlers,
  rawHandlers: RawHandlers,
  hooks: GuardHooks,
): void {
  for (const call of calls) {
    const raw = rawHandlers[call.name as keyof RawHandlers];
    const handle = handlers[call.name as keyof Handlers] as Handler<CallName> | undefined;
    const respond =
      raw ??
      (handle &&
        ((request: FastifyRequest, reply: FastifyReply) =>
          handleCall(call, handle, hooks, request, reply))) ??
      throwMissingHandler(call);
    app.route({
      ...routeOptions(call, hooks),
      // The database checks the session of this actor whenever the handler writes.
      handler: (request, reply) =>
        runAsActor(actorOf(call, request), () => respond(request, reply)),
    });
  }
}

function routeOptions(call: Call, { whySuspended }: GuardHooks): Omit<RouteOptions, 'handler'> {
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
    preParsing: async (request) => {
      refuseUnauthorized(call, request);
      refuseSimulated(call, request);
      await refuseSuspended(call, request, whySuspended);
    },
  };
}

async function handleCall(
  call: Call,
  handle: Handler<CallName>,
  { isAlias, record, whySuspended }: GuardHooks,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const input = {
    params: read(call.params, request.params),
    query: read(call.query, request.query),
    body: read(call.body, request.body ?? undefined),
  } as CallInput<CallName>;
  await refuseForeignUserInBody(call, input.body, request, isAlias);
  const caller = call.access === 'open' ? request.caller : requireCaller(request);
  if (call.access === 'admin') await record(requireCaller(request), call.name, request.id);
  const key = call.takesKey ? readIdempotencyKey(request) : undefined;
  const context = { caller, idempotencyKey: key, request, reply } as CallContext;
  const result = await unlessSuspended(caller, whySuspended, () => handle(input, context));
  reply.header('cache-control', reply.getHeader('cache-control') ?? 'no-store');
  if (result instanceof StreamedReply) {
    reply.type('application/json; charset=utf-8');
    return streamReply(call.reply, result);
  }
  // A reply that doesn't fit its schema is our bug: wrapped, so that it isn't taken for the caller's.
  const checked = call.reply.safeParse(result);
  if (!checked.success)
    throw new Error(`The reply of ${call.name} doesn't fit its schema: ${checked.error.message}`);
  return { data: checked.data };
}

/** A player who is suspended while their call runs gets the same refusal, with the reason, as from the gate. */
async function unlessSuspended<Result>(
  caller: Caller | undefined,
  whySuspended: FindSuspension,
  work: () => Result,
): Promise<Awaited<Result>> {
  try {
    return await work();
  } catch (error) {
    if (!caller || !(error instanceof Refusal) || error.code !== 'suspended') throw error;
    throw await createSuspendedRefusal(caller, whySuspended);
  }
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

function throwMissingHandler(call: Call): never {
  throw new Error(`Nothing serves ${call.name}.`);
}
