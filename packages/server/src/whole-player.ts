import type { FeatureParts, Ground } from './feature-parts.ts';
import { readAccount } from './features/accounts/read-account.ts';
import { forgetAddress } from './features/accounts/recovery/forget-address.ts';
import { exportBuzz } from './features/buzz/export-buzz.ts';
import { movableBuzz } from './features/buzz/move-buzz.ts';
import { exportGames } from './features/daily/export-games.ts';
import { movableGames } from './features/daily/move-games.ts';
import { endDances, exportDances, leaveDances } from './features/dance/keep-for-others.ts';
import { movableDances } from './features/dance/move-dances.ts';
import { exportEvents } from './features/events/export-events.ts';
import { movableEvents } from './features/events/move-events.ts';
import { exportFeedback } from './features/feedback/list-feedback.ts';
import { movableFeedback } from './features/feedback/move-feedback.ts';
import { endFriendships, exportFriends, leaveFriends } from './features/friends/keep-for-others.ts';
import { mayMeet } from './features/friends/may-meet.ts';
import { movableFriends } from './features/friends/move-friends.ts';
import { exportGroups, leaveGroups } from './features/groups/keep-for-player.ts';
import { countGroupsOf } from './features/groups/members/queries.ts';
import { movableGroups, movableRequests } from './features/groups/move-groups.ts';
import {
  exportSanctions,
  movableSanctions,
} from './features/identity/sanctions/keep-for-player.ts';
import { exportMails } from './features/mail/export-mails.ts';
import { exportNotifications } from './features/notifications/export-notifications.ts';
import { movableNotifications } from './features/notifications/move-notifications.ts';
import type { Writer } from './platform/database/database.ts';

/** What concerns a player as a whole: each feature has its part of it. */
export function wholePlayer(
  { secret, daily, dance, friends, groups, notifications, buzz, events }: FeatureParts,
  { db, clock }: Pick<Ground, 'db' | 'clock'>,
) {
  return {
    /** What they have under way with others ends, and what belongs to both stays with the others. */
    beforeDeletion: async (playerId: string) => {
      await leaveDances(dance, playerId);
      await leaveFriends(friends, playerId);
      await leaveGroups(groups, playerId);
    },
    atDeletion: async (sql: Writer, playerId: string) => {
      // A hive is left under its own lock, and has to be handed over.
      if ((await countGroupsOf(sql, playerId)) > 0) return undefined;
      await forgetAddress(sql, playerId, secret);
      return [...(await endDances(sql, clock, playerId)), ...(await endFriendships(sql, playerId))];
    },
    /** What may be long is read while it is sent, page by page. */
    alsoKept: async (playerId: string) => {
      const own = await readAccount({ db }, playerId);
      return {
        sanctions: await exportSanctions({ db }, playerId),
        dailyGames: exportGames(daily, playerId),
        dances: exportDances(dance, playerId),
        ...(await exportFriends(friends, playerId)),
        ...exportGroups(groups, playerId),
        ...(await exportNotifications(notifications, playerId)),
        mails: await exportMails({ db }, playerId, own.account?.email),
        feedback: exportFeedback({ db }, playerId),
        buzz: exportBuzz(buzz, playerId),
        ...(await exportEvents(events, playerId)),
        ...own,
      };
    },
    /** In this order: whom the friends' blocks keep apart, and who reads what, is known to those that come after. */
    movables: [
      movableGames,
      movableDances(clock, mayMeet),
      movableFriends,
      movableGroups,
      movableRequests,
      movableBuzz,
      movableFeedback,
      movableNotifications(mayMeet),
      movableEvents,
      movableSanctions(clock),
    ],
  };
}
