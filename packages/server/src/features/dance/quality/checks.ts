import { cancelDance, lapse } from '@bee-jinx/game';
import { type Clock, formatIsoTime } from '../../../platform/clock.ts';
import type { DataCheck } from '../../../platform/data-check.ts';
import { danceColumns, danceFromRow } from '../dance-row.ts';
import { saveDance } from '../dance-steps.ts';
import { findDance, updateDance } from '../queries.ts';
import { recountStats } from '../stats/recount-stats.ts';
import {
  countDancesWithoutPlayers,
  countInconsistentDances,
  countLapsed,
  countOrphaned,
  countWrongStats,
  deleteDance,
  deleteNotifications,
  lapsedDances,
  listDancesWithoutPlayers,
  listInconsistentDances,
  listPlayersWithWrongStats,
  orphanedNotifications,
} from './queries.ts';

/** The sweep comes by every few seconds; what it has left for so long it won't find. */
const graceMs = 10 * 60_000;

/** What can't be true of dances. */
export function danceChecks(clock: Clock): DataCheck[] {
  const before = () => clock.now() - graceMs;
  const keysFor = (findings: readonly { id: string }[]) => findings.map(({ id }) => `dance:${id}`);
  return [
    {
      id: 'dances-lapsed',
      title: 'Dances that should have ended',
      explains: 'Ten minutes after its deadline no dance is open: the sweep has ended it.',
      count: (sql) => countLapsed(sql, before()),
      find: async (sql, limit) =>
        (await lapsedDances(sql, before(), limit)).map(({ id, status, deadline }) => ({
          id,
          says: `${id} is ${status}, though its time ran out ${formatIsoTime(deadline ?? 0)}`,
          becomes: 'ended by its own rules',
        })),
      repair: {
        does: 'Each is ended as the sweep would have ended it, or gets the time that a live dance forgives. Nobody is notified.',
        keysFor,
        mend: async (sql, findings) => {
          const now = clock.now();
          for (const { id } of findings) {
            const row = await findDance(sql, id);
            if (!row) continue;
            const game = danceFromRow(row);
            const after = lapse(game, now);
            if (after !== game) await saveDance(sql, row, game, after, now);
          }
        },
      },
    },
    {
      id: 'dances-torn',
      title: 'Dances that contradict themselves',
      explains: 'What stands beside a game, so that it can be found, must be what stands in it.',
      count: countInconsistentDances,
      find: async (sql, limit) =>
        (await listInconsistentDances(sql, limit)).map((row) => ({
          id: row.id,
          says: `${row.id} is ${row.status} with outcome ${row.outcome ?? 'none'}, ${row.ended_at === null ? 'not ended' : 'ended'}`,
          becomes: danceFromRow(row).status,
        })),
      repair: {
        does: 'Status, outcome and end are written anew from the game itself.',
        keysFor,
        mend: async (sql, findings) => {
          for (const { id } of findings) {
            const row = await findDance(sql, id);
            if (!row) continue;
            const columns = danceColumns(danceFromRow(row), row.ended_at ?? row.updated_at);
            await updateDance(sql, id, row.version, { ...columns, updated_at: row.updated_at });
          }
        },
      },
    },
    {
      id: 'dances-deserted',
      title: 'Dances without their players',
      explains:
        'Whoever leaves us ends their dances and takes along what is nobody else’s. Such a dance began just as somebody left.',
      count: countDancesWithoutPlayers,
      find: async (sql, limit) =>
        (await listDancesWithoutPlayers(sql, limit)).map(({ id, status, seat0_id, seat1_id }) => ({
          id,
          says: `${id} is ${status} of ${seat0_id ?? seat1_id ?? 'nobody'}`,
          becomes: (seat0_id ?? seat1_id) === null ? 'deleted' : 'ended',
        })),
      repair: {
        does: 'Those of nobody are deleted, the others ended. Nobody is notified.',
        keysFor,
        mend: async (sql, findings) => {
          for (const { id } of findings) {
            const row = await findDance(sql, id);
            if (!row) continue;
            const game = danceFromRow(row);
            if ((row.seat0_id ?? row.seat1_id) === null) await deleteDance(sql, id);
            else await saveDance(sql, row, game, cancelDance(game), clock.now());
          }
        },
      },
    },
    {
      id: 'dance-stats',
      title: 'Dance stats that differ from a recount',
      explains:
        'Stats are written with the last step of a game. A recount of all games gives the same.',
      count: countWrongStats,
      find: async (sql, limit) =>
        (await listPlayersWithWrongStats(sql, limit)).map((row) => ({
          id: row.player_id,
          says: `${row.player_id} has ${row.ended} games and ${row.jinxes} jinxes`,
          becomes: `${row.endedAgain} games and ${row.jinxesAgain} jinxes`,
        })),
      repair: {
        does: 'History and sums of each player are counted anew from their games.',
        keysFor: (findings) => findings.map(({ id }) => `player:${id}`),
        mend: async (sql, findings) => {
          for (const { id } of findings) await recountStats(sql, id);
        },
      },
    },
    {
      id: 'notifications-orphaned',
      title: 'Notifications about dances that are gone',
      explains: 'They lead nowhere: whoever opens one is told that there is no such game.',
      count: countOrphaned,
      find: async (sql, limit) =>
        (await orphanedNotifications(sql, limit)).map(({ id, type, game_id }) => ({
          id,
          says: `${type} about ${game_id}`,
          becomes: 'deleted',
        })),
      repair: {
        does: 'They are deleted.',
        mend: (sql, findings) =>
          deleteNotifications(
            sql,
            findings.map(({ id }) => id),
          ),
      },
    },
  ];
}
