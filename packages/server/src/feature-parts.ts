import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from './config.ts';
import { recordAct } from './features/admin/record-act.ts';
import type { WantedResult } from './features/buzz/parts.ts';
import { BeeMind } from './features/daily/bee-mind.ts';
import { type PuzzleDrafts, Puzzles } from './features/daily/puzzles/puzzles.ts';
import { playedBy } from './features/daily/results/played-by.ts';
import { resultsOf } from './features/daily/results/results-of.ts';
import { seeResults } from './features/daily/results/see-results.ts';
import { BeePartner } from './features/dance/bee-partner.ts';
import { Dances } from './features/dance/dances.ts';
import { endAfterwards } from './features/dance/end-for-suspended.ts';
import {
  endDanceWith,
  headToHead,
  meetingKeys,
  openGamesByPartner,
} from './features/dance/meetings.ts';
import { danceReplay } from './features/dance/share.ts';
import { tellPartners } from './features/dance/tell-partners.ts';
import { EventBuffers } from './features/events/buffer/buffers.ts';
import { RedisBuffer } from './features/events/buffer/redis-buffer.ts';
import { Flusher } from './features/events/flush.ts';
import { mayMeet } from './features/friends/may-meet.ts';
import { friendsOf, hasBlocked } from './features/friends/queries.ts';
import { tellFriends } from './features/friends/tell-friends.ts';
import { tellBoards } from './features/groups/board/tell-boards.ts';
import { isOneSuspended } from './features/identity/sanctions/queries.ts';
import { SignInLimits } from './features/identity/sign-in-limits.ts';
import { Vapid } from './features/notifications/push/vapid.ts';
import { WebPush } from './features/notifications/push/web-push.ts';
import { Unread } from './features/notifications/unread.ts';
import { mayMeetSimulated } from './features/simulator/may-meet.ts';
import { Budgets } from './platform/budgets/budgets.ts';
import { Purses } from './platform/budgets/purses.ts';
import { Caches } from './platform/cache/caches.ts';
import type { Clock } from './platform/clock.ts';
import { Cursors } from './platform/cursor.ts';
import type { Database, Reader, Writer } from './platform/database/database.ts';
import { serverSecret } from './platform/database/server-secret.ts';
import type { Live } from './platform/live/live.ts';
import { onItsOwn } from './platform/on-behalf.ts';
import type { RunningWork } from './platform/running-work.ts';
import { hearingAnySpelling, type WordBee } from './platform/word-bee.ts';

/** What every feature may stand on. */
export interface Ground {
  config: Config;
  db: Database;
  clock: Clock;
  live: Live;
  redis: Redis | undefined;
  /** Waited for before the database is closed. */
  running: RunningWork;
  log: FastifyBaseLogger;
  bee: WordBee;
  puzzleDrafts: PuzzleDrafts;
}

/** What each feature is given, also of the others: here they meet, and nowhere else. */
export async function openParts({
  config,
  db,
  clock,
  live,
  redis,
  running,
  log,
  bee,
  puzzleDrafts,
}: Ground) {
  const secret = await serverSecret(db);
  const caches = new Caches(clock, redis);
  const cursors = new Cursors(secret);
  const budgets = new Budgets({
    shared: new Purses(redis, secret),
    own: new Purses(undefined, secret),
    storedBytesPerDay: config.storeMbPerDay * 2 ** 20,
    areOff: !config.rateLimit,
  });
  const limits = new SignInLimits(db, clock, secret);
  /** A signal that is lost does no harm: screens look again by themselves after a while. */
  const unlessLost = (telling: Promise<unknown>) => {
    running
      .add(telling)
      .catch((error: unknown) => log.warn({ err: error }, 'Somebody could not be told.'));
  };
  const tellFriendsOf = (playerId: string) =>
    unlessLost(tellFriends({ db, live, clock }, playerId));
  const listeningBee = hearingAnySpelling(bee);
  const partner = new BeePartner(listeningBee, caches);
  const daily = {
    db,
    clock,
    live,
    cursors,
    danceReplay: (replayId: string) => danceReplay({ db, bee: partner }, replayId),
    mind: new BeeMind(listeningBee, caches),
    onFinished: (playerId: string) => {
      unlessLost(tellBoards({ db, live }, playerId));
      tellFriendsOf(playerId);
    },
    puzzles: new Puzzles(db, clock, puzzleDrafts, caches),
  };
  const push = new WebPush({
    db,
    clock,
    live,
    vapid: await Vapid.open(db, { clock, contact: httpsOnly(config.publicOrigin) }),
    log,
    mayBeLoopback: config.pushToLoopback,
  });
  const notifications = { db, clock, live, unread: new Unread(db), push };
  const dance = {
    db,
    clock,
    live,
    cursors,
    dances: new Dances(db),
    bee: partner,
    notifications,
    mayMeet: async (sql: Reader | Writer, one: string, other: string) =>
      (await mayMeet(sql, one, other)) &&
      (await mayMeetSimulated(sql, one, other)) &&
      !(await isOneSuspended(sql, db.kind, [one, other], clock.now())),
    hasBlocked,
  };
  const friends = {
    db,
    clock,
    live,
    notifications,
    dances: {
      openWith: (playerId: string) => openGamesByPartner(dance, playerId),
      headToHead: (playerId: string, otherId: string) => headToHead(dance, playerId, otherId),
      end: (playerId: string, otherId: string) => endDanceWith(dance, playerId, otherId),
      meetingKeys,
    },
    dailyResults: (playerIds: readonly string[], puzzleNumber: number) =>
      resultsOf(daily, playerIds, puzzleNumber),
  };
  live.watchPresence((playerId) => {
    unlessLost(tellPartners(dance, playerId));
    tellFriendsOf(playerId);
  });
  const groups = {
    db,
    clock,
    live,
    cursors,
    notifications,
    daily: playedBy(daily),
    friendsOf,
    hasBlocked,
  };
  const buffers = new EventBuffers(db, redis && new RedisBuffer(redis, nameFrom(secret)));
  const flusher = new Flusher({ db, clock, buffers, log });
  const events = {
    db,
    clock,
    live,
    buffers,
    flusher,
    keepDays: config.eventsKeepDays,
    provider: config.posthog,
    budgets,
  };
  const buzz = {
    db,
    clock,
    live,
    cursors,
    budgets,
    record: (act: { playerId: string; act: string; requestId: string }) =>
      recordAct({ db, clock }, act),
    resultsFor: (readerId: string, wanted: readonly WantedResult[]) =>
      seeResults(daily, readerId, wanted),
  };

  return {
    secret,
    caches,
    cursors,
    budgets,
    limits,
    daily,
    notifications,
    dance,
    friends,
    tellFriends: tellFriendsOf,
    onSanctionCarried: (playerId: string) => {
      unlessLost(onItsOwn(() => endAfterwards(dance, playerId)));
      tellFriendsOf(playerId);
    },
    groups,
    events,
    buzz,
  };
}

export type FeatureParts = Awaited<ReturnType<typeof openParts>>;

/** As push services want to know who sends. */
const httpsOnly = (origin: string | undefined) =>
  origin?.startsWith('https:') ? origin : undefined;

/** Tells two deployments apart that share a Redis, and tells nobody the secret. */
function nameFrom(secret: string): string {
  return createHash('sha256').update(`name:${secret}`).digest('hex').slice(0, 12);
}
