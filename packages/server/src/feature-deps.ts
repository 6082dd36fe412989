import { createHash } from 'node:crypto';
import type { WordBee } from '@bee-jinx/bee';
import { earliestPuzzleOfToday, latestPuzzle, type Pair, type RecapPeriod } from '@bee-jinx/game';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from './config.ts';
import { findAccount, findAccountByEmail } from './features/accounts/queries.ts';
import { recordAudit } from './features/admin/audit-trail.ts';
import type { ResultRequest } from './features/buzz/deps.ts';
import { CachedBee } from './features/daily/cached-bee.ts';
import { loadWordsSaid } from './features/daily/notes/words-said.ts';
import { loadOpeningPair, refuseWhoPlaysIt } from './features/daily/opening-pair.ts';
import { type FindPuzzleDraft, PuzzleStore } from './features/daily/puzzles/puzzle-store.ts';
import { loadDailyResults } from './features/daily/results/daily-results.ts';
import { createGroupDailyResults } from './features/daily/results/group-daily-results.ts';
import {
  countPlayedBetween,
  finishedBy,
  playedDaysBetween,
} from './features/daily/results/queries.ts';
import { loadSpoilerSafeResults } from './features/daily/results/spoiler-safe-results.ts';
import { signalMaker } from './features/daily/sent-pairs/read-pair.ts';
import { declineToBefriend } from './features/dance/after-dance.ts';
import { BeePartner } from './features/dance/bee-partner.ts';
import { DanceStore } from './features/dance/dance-store.ts';
import {
  endDanceWith,
  friendRequestsOf,
  headToHead,
  openGamesByPartner,
  pairingLockKeys,
  signalPartners,
} from './features/dance/dances-between.ts';
import { endDancesOfSuspended } from './features/dance/end-for-suspended.ts';
import { danceReplay } from './features/dance/share-dance.ts';
import { EventBuffers } from './features/events/buffer/event-buffers.ts';
import { RedisBuffer } from './features/events/buffer/redis-buffer.ts';
import { Flusher } from './features/events/flusher.ts';
import { befriendPartners } from './features/friends/accept-friend.ts';
import { signalFriends } from './features/friends/change-friend-lists.ts';
import {
  findBlockedEitherWay,
  findFriend,
  friendsOf,
  hasBlocked,
} from './features/friends/queries.ts';
import { signalBoards } from './features/groups/board/read-board.ts';
import { listHivesWithMembers } from './features/groups/queries.ts';
import { findSuspended } from './features/identity/sanctions/queries.ts';
import { SignInLimits } from './features/identity/sign-in-limits.ts';
import { MailQueue } from './features/mail/mail-queue.ts';
import type { MailSettings, Smtp } from './features/mail/smtp.ts';
import type { NotificationDeps } from './features/notifications/deps.ts';
import {
  type ChangedInbox,
  markOwnNoticeRead,
  signalInboxes,
} from './features/notifications/notify.ts';
import { Vapid } from './features/notifications/push/push-crypto.ts';
import { WebPush } from './features/notifications/push/web-push.ts';
import { isReminderStillWanted } from './features/notifications/scheduled/reminder-mail.ts';
import { expectRecap } from './features/notifications/scheduled/tell-recaps.ts';
import { UnreadGames } from './features/notifications/unread-games.ts';
import { canMeetSimulated } from './features/simulator/can-meet-simulated.ts';
import { DeadlineTimers } from './features/swarm/deadline-timers.ts';
import {
  leaveSwarmsOfSuspended,
  removeBlocked,
  removeOutsiders,
  signalCompanions,
} from './features/swarm/lifecycle/swarm-lifecycle.ts';
import { loadAttachedSwarms, satAtSwarm } from './features/swarm/read-swarm.ts';
import { runWithoutActor } from './platform/actor-context.ts';
import type { AuditEntry } from './platform/audit-entry.ts';
import { BudgetCounters } from './platform/budgets/budget-counters.ts';
import { Budgets } from './platform/budgets/budgets.ts';
import { Caches } from './platform/cache/caches.ts';
import type { Clock } from './platform/clock.ts';
import { Cursors } from './platform/cursor.ts';
import type { Database, Reader, Writer } from './platform/database/database.ts';
import { loadServerSecret } from './platform/database/server-secret.ts';
import type { Live } from './platform/live/live.ts';
import { NoteTaker } from './platform/note-taker.ts';
import { randomIndex } from './platform/random.ts';
import type { RunningWork } from './platform/running-work.ts';

/** Services that every feature may use. */
export interface AppServices {
  config: Config;
  db: Database;
  clock: Clock;
  live: Live;
  redis: Redis | undefined;
  /** Waited for before the database is closed. */
  running: RunningWork;
  log: FastifyBaseLogger;
  bee: WordBee;
  puzzleDrafts: FindPuzzleDraft;
}

/** The dependencies of each feature. The only place where features are given parts of each other. */
export async function createFeatureDeps({
  config,
  db,
  clock,
  live,
  redis,
  running,
  log,
  bee,
  puzzleDrafts,
}: AppServices) {
  const secret = await loadServerSecret(db);
  const caches = new Caches(clock, redis);
  const cursors = new Cursors(secret);
  const budgets = new Budgets({
    shared: new BudgetCounters(redis, secret),
    own: new BudgetCounters(undefined, secret),
    storedBytesPerDay: config.storeMbPerDay * 2 ** 20,
    areOff: !config.rateLimit,
  });
  const limits = new SignInLimits(db, clock, secret, log);
  /** A lost signal does no harm: clients refetch by themselves after a while. */
  const logSignalFailure = (signalling: Promise<unknown>) => {
    running
      .add(signalling)
      .catch((error: unknown) => log.warn({ err: error }, 'A live signal could not be sent.'));
  };
  const signalFriendsOf = (playerId: string) =>
    logSignalFailure(signalFriends({ db, live, clock }, playerId));
  const partner = new BeePartner(bee, caches);
  /** Those of the others whom the player can meet, with as many statements as for one, but for simulated seats. */
  const whomCanMeet = async (sql: Reader, playerId: string, otherIds: readonly string[]) => {
    if (otherIds.length === 0) return new Set<string>();
    const blocked = await findBlockedEitherWay(sql, playerId, otherIds);
    const suspended = await findSuspended(sql, db.kind, [playerId, ...otherIds], clock.now());
    const met = new Set<string>();
    for (const id of suspended.has(playerId) ? [] : otherIds) {
      if (blocked.has(id) || suspended.has(id)) continue;
      if (await canMeetSimulated(sql, playerId, id)) met.add(id);
    }
    return met;
  };
  const canMeet = async (sql: Reader, one: string, other: string) =>
    (await whomCanMeet(sql, one, [other])).has(other);
  const notes = new NoteTaker(bee, caches, {
    hivesOf: (playerId) => listHivesWithMembers(db.read, playerId),
    wordsSaid: (opening, pairs) => loadWordsSaid(db.read, opening, pairs),
  });
  const daily = {
    db,
    clock,
    notes,
    live,
    cursors,
    danceReplay: (replayId: string) => danceReplay({ db, bee: partner }, replayId),
    bee: new CachedBee(bee, caches),
    onFinished: (playerId: string, utcOffset: number | null) => {
      logSignalFailure(signalBoards({ db, live }, playerId));
      logSignalFailure(markOwnNoticeRead(notifications, playerId, 'reminder'));
      logSignalFailure(expectRecap(notifications, playerId, utcOffset ?? 0));
      signalFriendsOf(playerId);
    },
    onRecapRead: (playerId: string, period: RecapPeriod) =>
      logSignalFailure(markOwnNoticeRead(notifications, playerId, `recap_${period}`)),
    onPairFinished: (puzzleNumber: number) =>
      logSignalFailure(signalMaker({ db, live, clock }, puzzleNumber)),
    signalInboxes: (inboxes: readonly ChangedInbox[]) => signalInboxes(notifications, inboxes),
    canMeet,
    friendsOf,
    recordAudit: (entry: AuditEntry) => recordAudit({ db, clock }, entry),
    puzzles: new PuzzleStore(db, clock, puzzleDrafts, caches),
  };
  const push = new WebPush({
    db,
    clock,
    live,
    vapid: await Vapid.open(db, { clock, contact: httpsOnly(config.publicOrigin) }),
    log,
    mayBeLoopback: config.pushToLoopback,
  });
  const mails =
    config.mail &&
    new MailQueue({
      db,
      clock,
      log,
      secret,
      sender: await loadSmtp(config.mail),
      isWanted: async ({ kind, to_address: to, player_id: playerId }) => {
        if (kind === 'reminder') {
          return playerId !== null && isReminderStillWanted(notifications, playerId);
        }
        return kind !== 'password_reset' || (await findAccountByEmail(db.read, to)) !== undefined;
      },
    });
  const notifications: NotificationDeps = {
    db,
    clock,
    live,
    unread: new UnreadGames(db),
    push,
    hasFinishedDaily: async (sql, playerId, puzzleNumber) =>
      (await finishedBy(sql, [playerId], puzzleNumber)).length > 0,
    hasPlayedSince: async (sql, playerId, puzzleNumber) =>
      (await playedDaysBetween(sql, [playerId], puzzleNumber, latestPuzzle(clock.now()))).length >
      0,
    playedBetween: countPlayedBetween,
    mail: mails &&
      config.mail && {
        queue: mails,
        origin: config.mail.origin,
        secret,
        emailOf: async (sql, playerId) => (await findAccount(sql, playerId))?.email,
      },
  };
  const dance = {
    db,
    clock,
    notes,
    live,
    cursors,
    dances: new DanceStore(db),
    bee: partner,
    notifications,
    canMeet,
    whomCanMeet,
    hasBlocked,
    befriend: (playerId: string, otherId: string) => befriendPartners(friends, playerId, otherId),
    areFriends: async (sql: Reader, playerId: string, otherId: string) =>
      (await findFriend(sql, playerId, otherId)) !== undefined,
    openingPair: (sql: Reader, opener: Parameters<typeof loadOpeningPair>[2]) =>
      loadOpeningPair(daily, sql, opener),
    refuseWhoPlaysIt,
  };
  const swarm = {
    db,
    clock,
    live,
    cursors,
    timers: new DeadlineTimers(clock),
    notifications,
    judge: {
      sameLemma: bee.sameLemma,
      warmth: (a: string, b: string) => bee.warmth(a, b),
      beeWord: (pair: Pair, used: readonly string[]) => partner.replyTo(pair, used),
    },
    drawOpening: () => drawPastPair(daily.puzzles, clock.now()),
    canMeet,
    recordAudit: (entry: AuditEntry) => recordAudit({ db, clock }, entry),
  };
  const friends = {
    db,
    clock,
    live,
    notifications,
    dances: {
      openWith: (playerId: string) => openGamesByPartner(dance, playerId),
      friendRequestsOf: (playerId: string) => friendRequestsOf(dance, playerId),
      declineToBefriend: (playerId: string, otherId: string) =>
        declineToBefriend(dance, { playerId }, otherId),
      headToHead: (playerId: string, otherId: string) => headToHead(dance, playerId, otherId),
      end: async (playerId: string, otherId: string) => {
        await endDanceWith(dance, playerId, otherId);
        await removeBlocked(swarm, playerId, otherId);
      },
      pairingLockKeys,
    },
    dailyResults: (playerIds: readonly string[], puzzleNumber: number) =>
      loadDailyResults(daily, playerIds, puzzleNumber),
  };
  live.watchPresence((playerId) => {
    logSignalFailure(signalPartners(dance, playerId));
    logSignalFailure(signalCompanions(swarm, playerId));
    signalFriendsOf(playerId);
  });
  const groups = {
    db,
    clock,
    live,
    cursors,
    notifications,
    daily: createGroupDailyResults(daily),
    friendsOf,
    hasBlocked,
    /** What fails here is made up for at the deadline of the swarm: who has left the hive must not get an error for it. */
    onMembersLeft: (groupId: string) =>
      runWithoutActor(() => removeOutsiders(swarm, groupId)).catch((error: unknown) =>
        log.warn({ err: error }, 'Who left a hive could not be taken from its swarm.'),
      ),
  };
  const buffers = new EventBuffers(db, redis && new RedisBuffer(redis, deploymentIdFrom(secret)));
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
    recordAudit: (entry: AuditEntry) => recordAudit({ db, clock }, entry),
    resultsFor: (readerId: string, wanted: readonly ResultRequest[]) =>
      loadSpoilerSafeResults(daily, readerId, wanted),
    swarmsFor: (swarmIds: readonly string[]) => loadAttachedSwarms({ db }, swarmIds),
    satAtSwarm: (playerId: string, swarmId: string) => satAtSwarm({ db }, playerId, swarmId),
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
    swarm,
    friends,
    signalFriendsOf,
    onSuspensionInherited: (playerId: string) => {
      logSignalFailure(runWithoutActor(() => endDancesOfSuspended(dance, playerId)));
      logSignalFailure(
        runWithoutActor(async () => {
          const leave = (sql: Writer) => leaveSwarmsOfSuspended(swarm, sql, playerId);
          const announceAll = await db.transaction([], leave, { alone: [playerId] });
          announceAll();
        }),
      );
      signalFriendsOf(playerId);
    },
    groups,
    events,
    buzz,
    mails,
  };
}

export type FeatureDeps = Awaited<ReturnType<typeof createFeatureDeps>>;

/** Loaded only where it is used, like Redis: most servers send no mail. */
async function loadSmtp(settings: MailSettings): Promise<Smtp> {
  const { Smtp } = await import('./features/mail/smtp.ts');
  return new Smtp(settings);
}

/** Of a puzzle whose day is over everywhere, as it was published: an admin may have kept the draft for a day to come. */
async function drawPastPair(puzzles: PuzzleStore, now: number): Promise<Pair> {
  const past = Math.max(1, earliestPuzzleOfToday(now) - 1);
  const { word1, word2 } = await puzzles.puzzleOf(1 + randomIndex(past));
  return [word1, word2];
}

/** Push services accept only an https contact. */
const httpsOnly = (origin: string | undefined) =>
  origin?.startsWith('https:') ? origin : undefined;

/** Distinguishes deployments that share a Redis, without revealing the secret. */
function deploymentIdFrom(secret: string): string {
  return createHash('sha256').update(`name:${secret}`).digest('hex').slice(0, 12);
}
