import { dayMs } from '@bee-jinx/game';
import { type AppServices, createFeatureDeps } from './feature-deps.ts';
import { purgeUndoableMerges } from './features/accounts/migration/undo-migration.ts';
import { purgeExpiredChallenges } from './features/accounts/passkeys/ceremony.ts';
import { reauthenticate } from './features/accounts/reauthenticate.ts';
import { purgeExpiredResets } from './features/accounts/recovery/recover-account.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import type { Supabase, SupabaseSettings } from './features/accounts/supabase/supabase.ts';
import { auditLockKey, recordAudit, recordAuditIn } from './features/admin/audit-trail.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { buzzRoutes } from './features/buzz/routes.ts';
import { listArchive } from './features/daily/list-archive.ts';
import { previewReplay } from './features/daily/preview-replay.ts';
import { dailyChecks } from './features/daily/quality/checks.ts';
import { offeredRecaps } from './features/daily/results/read-recap.ts';
import { dailyRoutes } from './features/daily/routes.ts';
import { previewPair } from './features/daily/sent-pairs/preview-pair.ts';
import { endDancesOfSuspendedIn, openDanceLockKeys } from './features/dance/end-for-suspended.ts';
import { danceChecks } from './features/dance/quality/checks.ts';
import { listActiveDances } from './features/dance/read-dance.ts';
import { danceRoutes } from './features/dance/routes.ts';
import { startSweeping } from './features/dance/sweep-dances.ts';
import { deskRoutes } from './features/desk/routes.ts';
import { countWaitingEvents } from './features/events/buffer/event-buffers.ts';
import { startPurging } from './features/events/purge-old-events.ts';
import { eventChecks } from './features/events/quality/checks.ts';
import { eventRoutes } from './features/events/routes.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { friendsRoutes } from './features/friends/routes.ts';
import { readHivesToday } from './features/groups/board/read-board.ts';
import { groupRoutes } from './features/groups/routes.ts';
import { homeRoutes } from './features/home/read-home.ts';
import { identityChecks } from './features/identity/quality/checks.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { LanguageModel } from './features/model-testing/language-model.ts';
import { firstPairs } from './features/model-testing/pairs.ts';
import { modelTestingRoutes } from './features/model-testing/routes.ts';
import { signalInboxes } from './features/notifications/notify.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { startReminding } from './features/notifications/scheduled/send-reminders.ts';
import { startTellingRecaps } from './features/notifications/scheduled/tell-recaps.ts';
import { playersRoutes } from './features/players/routes.ts';
import { simulatorRoutes } from './features/simulator/routes.ts';
import { leaveSwarmsOfSuspended } from './features/swarm/lifecycle/swarm-lifecycle.ts';
import { swarmRoutes } from './features/swarm/routes.ts';
import { startSweepingSwarms } from './features/swarm/sweep-swarms.ts';
import type { Clock } from './platform/clock.ts';
import { repeatEvery } from './platform/repeat-every.ts';
import { createPlayerLifecycle } from './player-lifecycle.ts';

/** All handlers by call name, and the background jobs. */
export async function startFeatures(services: AppServices) {
  const { config, db, clock, live, redis, log, bee, puzzleDrafts } = services;
  const deps = await createFeatureDeps(services);
  const { secret, caches, cursors, budgets, limits, daily, dance, swarm, events, mails } = deps;
  const { mergeSteps, ...lifecycle } = createPlayerLifecycle(deps, services);
  const { sessionDays } = config;
  const supabase = config.supabase && (await loadSupabase(config.supabase, clock));
  const shared = { db, clock, live, limits, sessionDays };

  const stopSweeping = startSweeping(dance, log);
  const stopSweepingSwarms = startSweepingSwarms(swarm, log);
  const stopReminding = startReminding(deps.notifications, log);
  const stopTellingRecaps = startTellingRecaps(deps.notifications, log);
  const stopPurgingEvents = startPurging(events, log);
  const stopPurgingResets = repeatEvery(
    purgeResetsEveryMs,
    () => purgeExpiredResets({ db, clock }),
    (error) => log.warn({ err: error }, 'Expired password resets could not be purged.'),
  );
  const stopPurgingChallenges = repeatEvery(
    purgeChallengesEveryMs,
    () => purgeExpiredChallenges({ db, clock }),
    (error) => log.warn({ err: error }, 'Expired passkey challenges could not be purged.'),
  );
  const stopPurgingMerges = repeatEvery(
    purgeMergesEveryMs,
    () => purgeUndoableMerges({ db, clock }),
    (error) => log.warn({ err: error }, 'Merges that can no longer be undone could not be purged.'),
  );
  events.flusher.start();
  mails?.start();
  return {
    handlers: {
      ...identityRoutes({
        db,
        clock,
        live,
        sessionDays,
        reauthenticate: (caller, credentials) =>
          reauthenticate({ db, clock, limits }, caller, credentials),
        ...lifecycle,
      }),
      ...accountsRoutes({
        ...shared,
        publicOrigin: config.publicOrigin,
        supabase,
        mail: mails && config.mail && { queue: mails, origin: config.mail.origin },
        signalInboxes: (inboxes) => signalInboxes(deps.notifications, inboxes),
        onSuspensionInherited: deps.onSuspensionInherited,
        onMembersLeft: deps.groups.onMembersLeft,
        hasAdmin: config.adminPasswordHash !== undefined,
        mergeSteps,
      }),
      ...adminRoutes({
        ...shared,
        cursors,
        adminPasswordHash: config.adminPasswordHash,
      }),
      ...playersRoutes({
        db,
        clock,
        live,
        cursors,
        trail: { key: auditLockKey, record: recordAuditIn },
        openDances: {
          keysFor: (playerId) => openDanceLockKeys(dance, playerId),
          end: async (sql, playerId) => {
            const announceDances = await endDancesOfSuspendedIn(dance, sql, playerId);
            const announceSwarms = await leaveSwarmsOfSuspended(swarm, sql, playerId);
            return () => {
              announceDances();
              announceSwarms();
            };
          },
        },
        signalFriends: deps.signalFriendsOf,
      }),
      ...deskRoutes({
        db,
        clock,
        live,
        redis,
        caches,
        startedAt: clock.now(),
        secret,
        eventsWaiting: () => countWaitingEvents(events.buffers),
        checks: [
          ...dailyChecks({ kind: db.kind, clock, drafts: puzzleDrafts }),
          ...danceChecks(clock),
          ...identityChecks(clock, supabase?.issuer),
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
          maxEntries: 5000,
          maxAgeMs: 7 * dayMs,
        }),
        pairs: firstPairs(puzzleDrafts, 50),
      }),
      ...feedbackRoutes({ db, clock, cursors, budgets }),
      ...dailyRoutes(daily),
      ...danceRoutes(dance),
      ...swarmRoutes(swarm),
      ...friendsRoutes(deps.friends),
      ...groupRoutes(deps.groups),
      ...homeRoutes({
        latestPuzzles: (caller, input) => listArchive(daily, caller, input),
        activeDances: (caller) => listActiveDances(dance, caller),
        hivesToday: (caller, date) => readHivesToday(deps.groups, caller, date),
        recaps: (caller, date) => offeredRecaps(daily, caller, date),
      }),
      ...notificationRoutes(deps.notifications),
      ...simulatorRoutes({
        db,
        clock,
        live,
        log,
        notifications: deps.notifications,
        beforeDeletion: lifecycle.beforeDeletion,
        duringDeletion: lifecycle.duringDeletion,
      }),
      ...buzzRoutes(deps.buzz),
      ...eventRoutes(events),
    },
    budgets,
    record: (playerId: string, act: string, requestId: string) =>
      recordAudit({ db, clock }, { playerId, act, requestId }),
    /** What a link's preview says of a page, where it says something of its own. */
    preview: (path: string) => {
      const [, kind, id = ''] = /^\/([rp])\/(\w+)$/.exec(path) ?? [];
      if (kind === undefined) return undefined;
      return () => (kind === 'r' ? previewReplay(daily, id) : previewPair(daily, id));
    },
    close: async () => {
      await Promise.all([
        stopSweeping(),
        stopSweepingSwarms(),
        stopReminding(),
        stopTellingRecaps(),
        stopPurgingEvents(),
        stopPurgingResets(),
        stopPurgingChallenges(),
        stopPurgingMerges(),
        events.flusher.stop(),
        mails?.stop(),
      ]);
      await deps.notifications.push.close();
    },
  };
}

const purgeResetsEveryMs = 600_000;
const purgeChallengesEveryMs = 600_000;
const purgeMergesEveryMs = 600_000;

/** Loaded only where it is used, like Redis: what checks its tokens is large. */
async function loadSupabase(settings: SupabaseSettings, clock: Clock): Promise<Supabase> {
  const { Supabase } = await import('./features/accounts/supabase/supabase.ts');
  return new Supabase(settings, clock);
}
