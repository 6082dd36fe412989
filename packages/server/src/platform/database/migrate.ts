import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as playersAndSessions from './migrations/0001-players-and-sessions.ts';
import * as daily from './migrations/0002-daily.ts';
import * as accounts from './migrations/0003-accounts.ts';
import * as dance from './migrations/0004-dance.ts';
import * as notifications from './migrations/0005-notifications.ts';
import * as friends from './migrations/0006-friends.ts';
import * as groups from './migrations/0007-groups.ts';
import * as buzz from './migrations/0008-buzz.ts';
import * as events from './migrations/0009-events.ts';
import * as pushSharingSimulator from './migrations/0010-push-sharing-simulator.ts';
import * as desk from './migrations/0011-desk.ts';
import * as boards from './migrations/0012-boards.ts';
import * as growth from './migrations/0013-growth.ts';
import * as eventsOfAPlayer from './migrations/0014-events-of-a-player.ts';
import * as credentials from './migrations/0015-credentials.ts';
import * as pushesDue from './migrations/0018-pushes-due.ts';
import * as buzzOfAnAuthorAndAnswers from './migrations/0019-buzz-of-an-author-and-answers.ts';
import * as recoveryAndMail from './migrations/0020-recovery-and-mail.ts';
import * as sanctions from './migrations/0021-sanctions.ts';
import * as afterADance from './migrations/0022-after-a-dance.ts';
import * as dailyReminder from './migrations/0023-daily-reminder.ts';
import * as endedDancesIndex from './migrations/0024-ended-dances-index.ts';
import * as playedDays from './migrations/0026-played-days.ts';
import * as sentPairs from './migrations/0027-sent-pairs.ts';
import * as slope from './migrations/0028-slope.ts';
import * as notes from './migrations/0029-notes.ts';
import * as notificationsOfPairs from './migrations/0030-notifications-of-pairs.ts';
import * as swarms from './migrations/0033-swarms.ts';
import * as swarmsInTheBuzz from './migrations/0034-swarms-in-the-buzz.ts';
import * as swarmHosts from './migrations/0035-swarm-hosts.ts';
import * as dailyPairWords from './migrations/0036-daily-pair-words.ts';
import * as recapNotices from './migrations/0037-recap-notices.ts';
import * as friendRequests from './migrations/0039-friend-requests.ts';
import * as undoableMerges from './migrations/0040-undoable-merges.ts';
import { readNewerMigrations } from './newer-migrations.ts';

/**
 * In order, forward only: a shipped migration never changes, a mistake gets a migration of its own. Each leaves the release
 * before running on the same database; migration-safety.test.ts checks it.
 */
export const migrations: Record<string, Migration> = {
  '0001-players-and-sessions': playersAndSessions,
  '0002-daily': daily,
  '0003-accounts': accounts,
  '0004-dance': dance,
  '0005-notifications': notifications,
  '0006-friends': friends,
  '0007-groups': groups,
  '0008-buzz': buzz,
  '0009-events': events,
  '0010-push-sharing-simulator': pushSharingSimulator,
  '0011-desk': desk,
  '0012-boards': boards,
  '0013-growth': growth,
  '0014-events-of-a-player': eventsOfAPlayer,
  '0015-credentials': credentials,
  '0018-pushes-due': pushesDue,
  '0019-buzz-of-an-author-and-answers': buzzOfAnAuthorAndAnswers,
  '0020-recovery-and-mail': recoveryAndMail,
  '0021-sanctions': sanctions,
  '0022-after-a-dance': afterADance,
  '0023-daily-reminder': dailyReminder,
  '0024-ended-dances-index': endedDancesIndex,
  '0026-played-days': playedDays,
  '0027-sent-pairs': sentPairs,
  '0028-slope': slope,
  '0029-notes': notes,
  '0030-notifications-of-pairs': notificationsOfPairs,
  '0033-swarms': swarms,
  '0034-swarms-in-the-buzz': swarmsInTheBuzz,
  '0035-swarm-hosts': swarmHosts,
  '0036-daily-pair-words': dailyPairWords,
  '0037-recap-notices': recapNotices,
  '0039-friend-requests': friendRequests,
  '0040-undoable-merges': undoableMerges,
};

/** Safe when several servers start at once: the migrator takes a lock, and the others find it done. */
export async function migrate(db: Kysely<never>): Promise<void> {
  const newer = await readNewerMigrations(db, migrations);
  const error = await migrateWith(db, newer);
  if (!error) return;
  // A later release may have started between our look and the lock.
  const now = await readNewerMigrations(db, migrations);
  if (Object.keys(now).length === Object.keys(newer).length) throw error;
  const second = await migrateWith(db, now);
  if (second) throw second;
}

async function migrateWith(db: Kysely<never>, newer: typeof migrations): Promise<unknown> {
  const provider = { getMigrations: async () => ({ ...migrations, ...newer }) };
  return (await new Migrator({ db, provider }).migrateToLatest()).error;
}
