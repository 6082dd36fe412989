import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from './config.ts';
import { readAccount } from './features/accounts/read-account.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import type { Supabase, SupabaseSettings } from './features/accounts/supabase/supabase.ts';
import { recordAct } from './features/admin/record-act.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { exportBuzz } from './features/buzz/export-buzz.ts';
import { movableBuzz } from './features/buzz/move-buzz.ts';
import type { WantedResult } from './features/buzz/parts.ts';
import { buzzRoutes } from './features/buzz/routes.ts';
import { BeeMind, type DailyBee } from './features/daily/bee-mind.ts';
import { exportGames } from './features/daily/export-games.ts';
import { movableGames } from './features/daily/move-games.ts';
import { playedBy } from './features/daily/played-by.ts';
import { previewReplay } from './features/daily/preview-replay.ts';
import { type PuzzleDrafts, Puzzles } from './features/daily/puzzles.ts';
import { dailyChecks } from './features/daily/quality/checks.ts';
import { resultsOf } from './features/daily/results-of.ts';
import { dailyRoutes } from './features/daily/routes.ts';
import { seeResults } from './features/daily/see-results.ts';
import { BeePartner } from './features/dance/bee-partner.ts';
import { Dances } from './features/dance/dances.ts';
import { exportDances, leaveDances } from './features/dance/keep-for-others.ts';
import {
  endDanceWith,
  headToHead,
  meetingKeys,
  openGamesByPartner,
} from './features/dance/meetings.ts';
import { movableDances } from './features/dance/move-dances.ts';
import { danceChecks } from './features/dance/quality/checks.ts';
import { danceRoutes } from './features/dance/routes.ts';
import { danceReplay } from './features/dance/share.ts';
import { sweepAgain } from './features/dance/sweep-again.ts';
import { tellPartners } from './features/dance/tell-partners.ts';
import { deskRoutes } from './features/desk/routes.ts';
import { EventBuffers } from './features/events/buffer/buffers.ts';
import { RedisBuffer } from './features/events/buffer/redis-buffer.ts';
import { whatWaits } from './features/events/buffer/what-waits.ts';
import { exportEvents } from './features/events/export-events.ts';
import { Flusher } from './features/events/flush.ts';
import { forgetAgain } from './features/events/forget-old-events.ts';
import { movableEvents } from './features/events/move-events.ts';
import { eventChecks } from './features/events/quality/checks.ts';
import { eventRoutes } from './features/events/routes.ts';
import { exportFeedback } from './features/feedback/list-feedback.ts';
import { movableFeedback } from './features/feedback/move-feedback.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { exportFriends, leaveFriends } from './features/friends/keep-for-others.ts';
import { mayMeet } from './features/friends/may-meet.ts';
import { movableFriends } from './features/friends/move-friends.ts';
import { friendsOf } from './features/friends/queries.ts';
import { friendsRoutes } from './features/friends/routes.ts';
import { tellFriends } from './features/friends/tell-friends.ts';
import { tellBoards } from './features/groups/board/tell-boards.ts';
import { exportGroups, leaveGroups } from './features/groups/keep-for-player.ts';
import { movableGroups } from './features/groups/move-groups.ts';
import { groupRoutes } from './features/groups/routes.ts';
import { identityChecks } from './features/identity/quality/checks.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { SignInLimits } from './features/identity/sign-in-limits.ts';
import { LanguageModel } from './features/model-testing/language-model.ts';
import { firstPairs } from './features/model-testing/pairs.ts';
import { modelTestingRoutes } from './features/model-testing/routes.ts';
import { exportNotifications } from './features/notifications/export-notifications.ts';
import { Vapid } from './features/notifications/push/vapid.ts';
import { WebPush } from './features/notifications/push/web-push.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { Unread } from './features/notifications/unread.ts';
import { mayMeetSimulated } from './features/simulator/may-meet.ts';
import { simulatorRoutes } from './features/simulator/routes.ts';
import { Caches } from './platform/cache/caches.ts';
import type { Clock } from './platform/clock.ts';
import { Cursors } from './platform/cursor.ts';
import type { Database, Reader, Writer } from './platform/database/database.ts';
import { serverSecret } from './platform/database/server-secret.ts';
import type { Live } from './platform/live/live.ts';

/** What every feature may stand on. */
interface Ground {
  config: Config;
  db: Database;
  clock: Clock;
  live: Live;
  redis: Redis | undefined;
  log: FastifyBaseLogger;
  bee: DailyBee;
  puzzleDrafts: PuzzleDrafts;
}

/** All features, given what they need of each other: here they meet, and nowhere else. */
export async function openFeatures({
  config,
  db,
  clock,
  live,
  redis,
  log,
  bee,
  puzzleDrafts,
}: Ground) {
  const secret = await serverSecret(db);
  const { sessionDays } = config;
  const supabase = config.supabase && (await supabaseAt(config.supabase, clock));
  const caches = new Caches(clock, redis);
  const limits = new SignInLimits(db, clock, secret);
  const shared = { db, clock, live, limits, sessionDays };
  /** A signal that is lost does no harm: screens look again by themselves after a while. */
  const unlessLost = (telling: Promise<unknown>) => {
    telling.catch((error: unknown) => log.warn({ err: error }, 'Somebody could not be told.'));
  };
  const daily = {
    db,
    clock,
    live,
    cursors: new Cursors(secret),
    danceReplay: (replayId: string) => danceReplay({ db }, replayId),
    mind: new BeeMind(bee, caches),
    onFinished: (playerId: string) => unlessLost(tellBoards({ db, live }, playerId)),
    puzzles: new Puzzles(db, clock, puzzleDrafts, caches),
  };
  const push = new WebPush({
    db,
    live,
    vapid: await Vapid.open(db, { clock, contact: httpsOnly(config.publicOrigin) }),
    log: log,
    mayBeLoopback: config.pushToLoopback,
  });
  const notifications = { db, clock, live, unread: new Unread(db), push };
  const dance = {
    db,
    clock,
    live,
    cursors: daily.cursors,
    dances: new Dances(db),
    bee: new BeePartner(bee, caches),
    notifications,
    mayMeet: async (sql: Reader | Writer, one: string, other: string) =>
      (await mayMeet(sql, one, other)) && (await mayMeetSimulated(sql, one, other)),
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
    unlessLost(tellFriends(friends, playerId));
  });
  const groups = {
    db,
    clock,
    live,
    cursors: daily.cursors,
    notifications,
    daily: playedBy(daily),
    friendsOf,
    mayMeet,
  };
  const buffers = new EventBuffers(db, redis && new RedisBuffer(redis, nameFrom(secret)));
  const flusher = new Flusher({ db, clock, buffers, log: log });
  const events = {
    db,
    clock,
    live,
    buffers,
    flusher,
    keepDays: config.eventsKeepDays,
    provider: config.posthog,
  };
  const buzz = {
    db,
    clock,
    live,
    cursors: daily.cursors,
    resultsFor: (readerId: string, wanted: readonly WantedResult[]) =>
      seeResults(daily, readerId, wanted),
  };

  /** What concerns a whole player, whatever they have in which feature. */
  const affairs = {
    beforeDeletion: async (playerId: string) => {
      await leaveDances(dance, playerId);
      await leaveFriends(friends, playerId);
      await leaveGroups(groups, playerId);
    },
    alsoKept: async (playerId: string) => ({
      dailyGames: await exportGames(daily, playerId),
      dances: await exportDances(dance, playerId),
      ...(await exportFriends(friends, playerId)),
      ...(await exportGroups(groups, playerId)),
      ...(await exportNotifications(notifications, playerId)),
      feedback: await exportFeedback({ db }, playerId),
      buzz: await exportBuzz(buzz, playerId),
      ...(await exportEvents(events, playerId)),
      ...(await readAccount({ db }, playerId)),
    }),
  };
  const movables = [
    movableGames,
    movableDances(clock),
    movableFriends,
    movableGroups,
    movableBuzz,
    movableFeedback,
    movableEvents,
  ];

  const stopSweeping = sweepAgain(dance, log);
  const stopForgetting = forgetAgain(events, log);
  flusher.start();
  return {
    handlers: {
      ...identityRoutes({
        db,
        clock,
        live,
        sessionDays,
        ...affairs,
      }),
      ...accountsRoutes({
        ...shared,
        publicOrigin: config.publicOrigin,
        supabase,
        hasAdmin: config.adminPasswordHash !== undefined,
        movables,
      }),
      ...adminRoutes({
        ...shared,
        cursors: daily.cursors,
        adminPasswordHash: config.adminPasswordHash,
      }),
      ...deskRoutes({
        db,
        clock,
        live,
        redis,
        caches,
        startedAt: clock.now(),
        secret,
        eventsWaiting: () => whatWaits(buffers),
        checks: [
          ...dailyChecks({ kind: db.kind, clock, drafts: puzzleDrafts }),
          ...danceChecks(clock),
          ...identityChecks(clock),
          ...eventChecks(clock),
        ],
      }),
      ...modelTestingRoutes({
        db,
        clock,
        bee,
        model: config.languageModel && new LanguageModel(config.languageModel),
        answers: caches.shared('model answers', {
          does: 'What the language model said to a prompt, so that it is paid for once.',
          most: 5000,
          maxAgeMs: 7 * 86_400_000,
        }),
        pairs: firstPairs(puzzleDrafts, 50),
      }),
      ...feedbackRoutes({ db, clock, cursors: daily.cursors }),
      ...dailyRoutes(daily),
      ...danceRoutes(dance),
      ...friendsRoutes(friends),
      ...groupRoutes(groups),
      ...notificationRoutes(notifications),
      ...simulatorRoutes({
        db,
        clock,
        leaveDances: (playerId) => leaveDances(dance, playerId),
      }),
      ...buzzRoutes(buzz),
      ...eventRoutes(events),
    },
    record: (playerId: string, act: string, requestId: string) =>
      recordAct({ db, clock }, { playerId, act, requestId }),
    /** What a link's preview says of a page, where it says something of its own. */
    preview: async (path: string) => {
      const replayId = /^\/r\/(\w+)$/.exec(path)?.[1];
      return replayId === undefined ? undefined : previewReplay(daily, replayId);
    },
    close: async () => {
      await Promise.all([stopSweeping(), stopForgetting(), flusher.stop()]);
      await push.close();
    },
  };
}

/** Loaded only where it is used, like Redis: what checks its tokens is large. */
async function supabaseAt(settings: SupabaseSettings, clock: Clock): Promise<Supabase> {
  const { Supabase } = await import('./features/accounts/supabase/supabase.ts');
  return new Supabase(settings, clock);
}

/** As push services want to know who sends. */
const httpsOnly = (origin: string | undefined) =>
  origin?.startsWith('https:') ? origin : undefined;

/** Tells two deployments apart that share a Redis, and tells nobody the secret. */
function nameFrom(secret: string): string {
  return createHash('sha256').update(`name:${secret}`).digest('hex').slice(0, 12);
}
