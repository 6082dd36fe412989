import { type CallReply, eventTypes } from '@bee-jinx/contract';
import { Refusal } from '../../../platform/refusal.ts';
import type { EventDeps } from '../deps.ts';
import { addDays, dayOf, daysBetween, weekOf } from '../sums/calendar.ts';
import { sumsBetween } from '../sums/queries.ts';
import type { RollupRow } from '../sums/roll-up.ts';

const usualDays = 30;
const maxDays = 400;

export async function readStats(
  { db, clock }: Pick<EventDeps, 'db' | 'clock'>,
  range: { from?: string | undefined; to?: string | undefined },
): Promise<CallReply<'readStats'>> {
  const to = range.to ?? dayOf(clock.now());
  const from = range.from ?? addDays(to, 1 - usualDays);
  if (from > to || from < addDays(to, 1 - maxDays)) {
    const fields = { from: `between 1 and ${maxDays} days before the last one` };
    throw new Refusal('invalid_input', { details: { fields } });
  }
  // Cohorts are stored under the Monday of their week, which may be before `from`.
  const rows = await db.readFromReplica((sql) => sumsBetween(sql, weekOf(from), to));
  const sums = new Map(rows.map((row) => [keyOf(row), row.count]));
  const days = daysBetween(from, to);
  const perDay = (figure: RollupRow['figure'], part: string) =>
    days.map((day) => sums.get(keyOf({ day, figure, part })) ?? 0);
  const won = perDay('games', 'won');
  const wins = total(won);
  return {
    from,
    to,
    events: eventTypes.map((eventType) => ({ eventType, counts: perDay('events', eventType) })),
    players: { active: perDay('players', 'active'), newcomers: perDay('players', 'new') },
    games: {
      started: perDay('games', 'started'),
      said: perDay('games', 'said'),
      finished: perDay('games', 'finished'),
      won,
    },
    averageRounds:
      wins === 0 ? null : Math.round((total(perDay('games', 'rounds')) / wins) * 10) / 10,
    retention: retentionOf(sums, weekOf(from), weekOf(to)),
  };
}

const keyOf = ({ day, figure, part }: Omit<RollupRow, 'count'>) => `${day} ${figure} ${part}`;
const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Per week: its newcomers, and how many of them came back in each later week. */
function retentionOf(sums: ReadonlyMap<string, number>, first: string, last: string) {
  const weeks = daysBetween(first, last).filter((day) => weekOf(day) === day);
  return weeks
    .map((week, at) => {
      const [players = 0, ...stayed] = weeks
        .slice(at)
        .map((part) => sums.get(keyOf({ day: week, figure: 'cohort', part })) ?? 0);
      return { week, players, stayed };
    })
    .filter(({ players }) => players > 0);
}
