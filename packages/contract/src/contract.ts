import type { z } from 'zod';
import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { buzz } from './buzz.ts';
import type { CallSchemas } from './call-schemas.ts';
import { daily } from './daily.ts';
import { dance } from './dance.ts';
import { desk } from './desk.ts';
import { eventAdmin } from './event-admin.ts';
import { events } from './events.ts';
import { feedback } from './feedback.ts';
import { friends } from './friends.ts';
import { groups } from './groups.ts';
import { homeCalls } from './home.ts';
import { identity } from './identity.ts';
import { live } from './live.ts';
import { migration } from './migration.ts';
import { modelTesting } from './model-testing.ts';
import { notes } from './notes.ts';
import { notifications } from './notifications.ts';
import { operations } from './operations.ts';
import { pairs } from './pairs.ts';
import { passkeys } from './passkeys.ts';
import { players } from './players.ts';
import { recapCalls } from './recap.ts';
import { type CallName, type Route, routes } from './routes.ts';
import { simulator } from './simulator.ts';
import { swarms } from './swarm.ts';

const schemas = {
  ...identity,
  ...accounts,
  ...passkeys,
  ...migration,
  ...admin,
  ...players,
  ...desk,
  ...modelTesting,
  ...feedback,
  ...daily,
  ...pairs,
  ...dance,
  ...swarms,
  ...friends,
  ...groups,
  ...homeCalls,
  ...notes,
  ...recapCalls,
  ...notifications,
  ...simulator,
  ...buzz,
  ...events,
  ...eventAdmin,
  ...live,
  ...operations,
} satisfies Record<CallName, CallSchemas>;

type AllSchemas = typeof schemas;

/** A route without schemas, or schemas without a route, does not compile. */
type ExactSchemas = Exclude<keyof AllSchemas, CallName> extends never ? AllSchemas : never;
const checkedSchemas: ExactSchemas = schemas;

type Part<Name extends CallName, Key extends keyof CallSchemas> =
  AllSchemas[Name] extends Record<Key, infer Schema> ? Schema : undefined;

/** The input of a handler: parsed, with defaults. */
export interface CallInput<Name extends CallName> {
  params: Part<Name, 'params'> extends z.ZodType ? z.output<Part<Name, 'params'>> : undefined;
  query: Part<Name, 'query'> extends z.ZodType ? z.output<Part<Name, 'query'>> : undefined;
  body: Part<Name, 'body'> extends z.ZodType ? z.output<Part<Name, 'body'>> : undefined;
}

type RequestPart<Name extends CallName, Key extends 'params' | 'query' | 'body'> =
  Part<Name, Key> extends z.ZodType
    ? undefined extends z.input<Part<Name, Key>>
      ? { [K in Key]?: z.input<Part<Name, Key>> }
      : { [K in Key]: z.input<Part<Name, Key>> }
    : unknown;

/** The input of a caller: only the parts that the call has. */
export type CallRequest<Name extends CallName> = RequestPart<Name, 'params'> &
  RequestPart<Name, 'query'> &
  RequestPart<Name, 'body'>;

/** The `data` of the reply. */
export type CallReply<Name extends CallName> = z.output<AllSchemas[Name]['reply']>;

export type Call = Route & CallSchemas & { name: CallName };

const callNames = Object.keys(routes) as CallName[];

// By their general types: joining every route with its exact schemas takes the compiler seconds.
const routeOf: Record<CallName, Route> = routes;
const schemasOf: Record<CallName, CallSchemas> = checkedSchemas;

/** Every call with its route and schemas, in the order of `routes`. */
export const calls: readonly Call[] = callNames.map((name) => ({
  name,
  ...routeOf[name],
  ...schemasOf[name],
}));
