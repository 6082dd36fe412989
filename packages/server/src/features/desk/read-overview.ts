import type { CallReply } from '@bee-jinx/contract';
import { puzzleNumberOn } from '@bee-jinx/game';
import serverPackage from '../../../package.json' with { type: 'json' };
import { redisState } from '../../platform/redis-state.ts';
import type { DeskDeps } from './deps.ts';
import {
  countDailySince,
  countDancesSince,
  countOpenFeedback,
  countPlayers,
  databaseVersion,
} from './queries.ts';

const dayMs = 86_400_000;

/** Today is the day in UTC: the players' own days begin at twenty-six different times. */
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
