import type { AppServices, FeatureDeps } from './feature-deps.ts';
import { readAccount } from './features/accounts/read-account.ts';
import { eraseEmailTraces } from './features/accounts/recovery/recover-account.ts';
import { buzzMergeStep, exportBuzz } from './features/buzz/buzz-lifecycle.ts';
import { dailyGamesMergeStep, exportGames } from './features/daily/daily-lifecycle.ts';
import {
  endPairsOfDeleted,
  exportPairs,
  pairsMergeStep,
} from './features/daily/sent-pairs/pairs-lifecycle.ts';
import { endDancesOfDeleted, exportDances, leaveDances } from './features/dance/dance-lifecycle.ts';
import { createDancesMergeStep } from './features/dance/merge-dances.ts';
import { eventsMergeStep, exportEvents } from './features/events/events-lifecycle.ts';
import { exportFeedback, feedbackMergeStep } from './features/feedback/feedback-lifecycle.ts';
import {
  createFriendsMergeStep,
  endFriendshipsOfDeleted,
  exportFriends,
  leaveFriends,
} from './features/friends/friends-lifecycle.ts';
import { hasNoBlock } from './features/friends/queries.ts';
import {
  exportGroups,
  groupsMergeStep,
  joinRequestsMergeStep,
  leaveGroups,
} from './features/groups/groups-lifecycle.ts';
import { countGroupsOf } from './features/groups/members/queries.ts';
import {
  createSanctionsMergeStep,
  exportSanctions,
} from './features/identity/sanctions/sanctions.ts';
import { exportMails } from './features/mail/mail-queue.ts';
import { exportNotifications } from './features/notifications/export-notifications.ts';
import { createNotificationsMergeStep } from './features/notifications/merge-notifications.ts';
import { anonymizeSent } from './features/notifications/queries.ts';
import {
  createSwarmsMergeStep,
  exportSwarms,
  leaveSwarms,
  leaveSwarmsOfDeleted,
} from './features/swarm/lifecycle/swarm-lifecycle.ts';
import type { Writer } from './platform/database/database.ts';

/** Deletion, export and merging of a player, assembled from each feature's part. */
export function createPlayerLifecycle(
  { secret, daily, dance, swarm, friends, groups, notifications, buzz, events }: FeatureDeps,
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
) {
  return {
    /**
     * Ends what the player shares with others, each in a commit of its own; shared data stays with the others. What only the
     * player owns (sessions, account, games, posts, inbox, events, feedback) goes with the row, by `onDelete` in the migrations.
     */
    beforeDeletion: async (playerId: string) => {
      await leaveDances(dance, playerId);
      await leaveSwarms(swarm, playerId);
      await leaveFriends(friends, playerId);
      await leaveGroups(groups, playerId);
    },
    duringDeletion: async (sql: Writer, playerId: string) => {
      // A hive can only be left under its own lock, which this transaction lacks: `undefined` makes `deleteMe` start again
      // with `beforeDeletion`.
      if ((await countGroupsOf(sql, playerId)) > 0) return undefined;
      await eraseEmailTraces(sql, playerId, secret);
      await endPairsOfDeleted(sql, playerId);
      await anonymizeSent(sql, playerId);
      return [
        ...(await endDancesOfDeleted(sql, clock, playerId)),
        ...(await leaveSwarmsOfDeleted(swarm, sql, playerId)),
        ...(await endFriendshipsOfDeleted(sql, playerId)),
      ];
    },
    /** What may be long is read while it is sent, page by page. */
    exportPlayerData: async (playerId: string) => {
      const own = await readAccount({ db, clock }, playerId);
      return {
        sanctions: await exportSanctions({ db }, playerId),
        dailyGames: exportGames(daily, playerId),
        dances: exportDances(dance, playerId),
        swarms: exportSwarms(swarm, playerId),
        ...(await exportFriends(friends, playerId)),
        ...exportGroups(groups, playerId),
        ...(await exportNotifications(notifications, playerId)),
        mails: await exportMails({ db }, playerId, own.account?.email),
        feedback: exportFeedback({ db }, playerId),
        pairs: exportPairs(daily, playerId),
        buzz: exportBuzz(buzz, playerId),
        ...(await exportEvents(events, playerId)),
        ...own,
      };
    },
    /** The order matters: later steps depend on blocks and memberships that earlier ones have merged. */
    mergeSteps: [
      dailyGamesMergeStep,
      pairsMergeStep,
      createDancesMergeStep(clock, hasNoBlock),
      createSwarmsMergeStep(swarm),
      createFriendsMergeStep(clock),
      groupsMergeStep,
      joinRequestsMergeStep,
      buzzMergeStep,
      feedbackMergeStep,
      createNotificationsMergeStep(hasNoBlock),
      eventsMergeStep,
      createSanctionsMergeStep(clock),
    ],
  };
}
