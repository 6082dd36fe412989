import { type CallDescription, type CallReply, calls } from '@bee-jinx/contract';
import { dayMs, puzzleNumberOn } from '@bee-jinx/game';
import serverPackage from '../../../package.json' with { type: 'json' };
import { postgresTables, sqliteTables } from '../../platform/database/read-tables.ts';
import { jsonSchema } from '../../platform/http/openapi-schemas.ts';
import { redisState } from '../../platform/redis-state.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { DeskDeps } from './deps.ts';
import {
  countDailySince,
  countDancesSince,
  countOpenFeedback,
  countPlayers,
  databaseVersion,
} from './queries.ts';

/** "Today" is the UTC day, because players live in many time zones. */
export async function readOverview({
  db,
  clock,
  live,
  redis,
  startedAt,
  eventsWaiting,
}: DeskDeps): Promise<CallReply<'readOverview'>> {
  const now = clock.now();
  const midnight = now - (now % dayMs);
  const [players, daily, dances, feedback, events, version] = await Promise.all([
    countPlayers(db.read, midnight),
    countDailySince(db.read, midnight),
    countDancesSince(db.read, midnight),
    countOpenFeedback(db.read),
    eventsWaiting(),
    databaseVersion(db.read, db.kind),
  ]);
  const at = new Date(now).toISOString();
  return {
    at,
    players: { ...players, here: live.playerCount },
    daily: { puzzleNumber: puzzleNumberOn(at.slice(0, 10)), ...daily },
    dances,
    feedback: { open: feedback },
    events: {
      waiting: events.waiting,
      ...(events.oldestAt !== undefined && { oldestAt: new Date(events.oldestAt).toISOString() }),
    },
    server: {
      version: serverPackage.version,
      node: process.versions.node,
      startedAt: new Date(startedAt).toISOString(),
      uptimeSeconds: Math.max(0, Math.round((now - startedAt) / 1000)),
      memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
      database: db.kind,
      databaseVersion: version,
      redis: redisState(redis),
      liveStreams: live.streamCount,
    },
  };
}

export async function listCaches({ caches, clock }: DeskDeps): Promise<CallReply<'listCaches'>> {
  const reports = await caches.report();
  return {
    at: new Date(clock.now()).toISOString(),
    caches: reports.map(({ maxAgeMs, oldestAt, ...rest }) => ({
      ...rest,
      ...(maxAgeMs !== undefined && { maxAgeSeconds: Math.round(maxAgeMs / 1000) }),
      ...(oldestAt !== undefined && { oldestAt: new Date(oldestAt).toISOString() }),
    })),
  };
}

export async function clearCache(
  { caches }: DeskDeps,
  name: string,
): Promise<CallReply<'clearCache'>> {
  const cleared = await caches.clear(name);
  if (cleared === undefined) throw new Refusal('not_found');
  return { cleared };
}

/** Tables are read from the live database, not from the code. */
export async function readSchemas({ db }: DeskDeps): Promise<CallReply<'readSchemas'>> {
  const read = db.kind === 'sqlite' ? sqliteTables : postgresTables;
  return { database: db.kind, tables: await read(db.read), calls: describeCalls() };
}

let described: CallDescription[] | undefined;

/** Computed once: the contract doesn't change while the process lives. */
function describeCalls(): CallDescription[] {
  described ??= calls.map(
    ({ name, method, path, access, summary, params, query, body, reply }) => ({
      name,
      method,
      path,
      access,
      summary,
      ...(params && { params: jsonSchema(params, 'input') }),
      ...(query && { query: jsonSchema(query, 'input') }),
      ...(body && { body: jsonSchema(body, 'input') }),
      reply: jsonSchema(reply, 'output'),
    }),
  );
  return described;
}
