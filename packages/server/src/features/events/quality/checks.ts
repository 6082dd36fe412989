import { dayMs } from '@bee-jinx/game';
import type { Clock } from '../../../platform/clock.ts';
import type { DataCheck } from '../../../platform/data-check.ts';
import { dayOf } from '../sums/calendar.ts';
import { addToSums } from '../sums/queries.ts';
import { countDuplicateEvents, deleteEvent, listDuplicateEvents } from './queries.ts';

/** A browser gives up on an event after a day, so duplicates arrive within two. */
const lookedAtMs = 2 * dayMs;

export function eventChecks(clock: Clock): DataCheck[] {
  const since = () => clock.now() - lookedAtMs;
  return [
    {
      id: 'events-twice',
      title: 'Events that were stored twice',
      explains:
        'The store takes each key of a player once. Who becomes another player in the middle of a visit can send an event as both. Looked at are the last two days.',
      count: (sql) => countDuplicateEvents(sql, since()),
      find: async (sql, limit) =>
        (await listDuplicateEvents(sql, since(), limit)).map((copy) => ({
          id: idOf(copy),
          says: `${copy.idempotency_key} of ${copy.player_id} had come from another player before`,
          becomes: 'deleted, and taken from the sum of its day',
        })),
      repair: {
        does: 'The one that came first stays. The others are deleted and taken from the sums of events; players and games stay counted.',
        keysFor: () => ['event-flush'],
        mend: async (sql, findings) => {
          for (const { id } of findings) {
            const [playerId = '', key = ''] = partsOf(id);
            const deleted = await deleteEvent(sql, playerId, key);
            if (!deleted) continue;
            const day = dayOf(deleted.occurred_at);
            await addToSums(sql, [{ day, figure: 'events', part: deleted.event_type, count: -1 }]);
          }
        },
      },
    },
  ];
}

const idOf = (row: { player_id: string; idempotency_key: string }) =>
  `${row.player_id} ${row.idempotency_key}`;

/** Player ids contain no space. */
function partsOf(id: string): [string, string] {
  const gap = id.indexOf(' ');
  return [id.slice(0, gap), id.slice(gap + 1)];
}
