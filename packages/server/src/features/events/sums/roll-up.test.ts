import { describe, expect, test } from 'vitest';
import type { Tables } from '../../../platform/database/schema.ts';
import { daysBetween, weekOf } from './calendar.ts';
import { gameKey, type RollUpResult, type RollUpState, rollUp } from './roll-up.ts';

const nobody: RollUpState = { firstDays: new Map(), days: new Map(), games: new Map() };

let number = 0;
function event(
  player_id: string,
  day: string,
  event_type = 'SESSION_START',
  overrides: { puzzle?: number; data?: object } = {},
): Tables['events'] {
  number += 1;
  return {
    player_id,
    idempotency_key: `key ${number}`,
    event_type,
    session_id: 'visit',
    puzzle_number: overrides.puzzle ?? null,
    occurred_at: Date.parse(`${day}T12:00:00Z`),
    accepted_at: Date.parse(`${day}T12:00:01Z`),
    data: JSON.stringify(overrides.data ?? {}),
  };
}

const sumsOf = ({ sums }: RollUpResult) =>
  Object.fromEntries(
    sums.map(({ day, figure, part, count }) => [`${day} ${figure} ${part}`, count]),
  );

/** The state after a batch, as the tables would have it. */
function after(known: RollUpState, { players, days, games }: RollUpResult): RollUpState {
  const all = new Map([...known.days].map(([player, set]) => [player, new Set(set)]));
  for (const { player_id, day } of days) {
    all.set(player_id, (all.get(player_id) ?? new Set()).add(day));
  }
  return {
    firstDays: new Map([
      ...known.firstDays,
      ...players.map((row) => [row.player_id, row.first_day] as const),
    ]),
    days: all,
    games: new Map([
      ...known.games,
      ...games.map((row) => [gameKey(row.player_id, row.game), row] as const),
    ]),
  };
}

describe('the sums of a day', () => {
  test('count every event, and every player once', () => {
    const made = rollUp(
      [event('anna', '2026-11-15'), event('anna', '2026-11-15'), event('ben', '2026-11-15')],
      nobody,
    );
    expect(sumsOf(made)).toEqual({
      '2026-11-15 events SESSION_START': 3,
      '2026-11-15 players active': 2,
      '2026-11-15 players new': 2,
      '2026-11-09 cohort 2026-11-09': 2,
    });
  });

  test('count an answer about consent, and neither player nor game of it', () => {
    const answer = event('anna', '2026-11-15', 'CONSENT_DECISION', { puzzle: 1050 });
    const made = rollUp([answer], nobody);
    expect(sumsOf(made)).toEqual({ '2026-11-15 events CONSENT_DECISION': 1 });
    expect(made).toMatchObject({ players: [], days: [], games: [] });
  });

  test('count each newcomer, day and week once', () => {
    const sunday = rollUp([event('anna', '2026-11-15')], nobody);
    const known = after(nobody, sunday);
    expect(sumsOf(rollUp([event('anna', '2026-11-15')], known))).toEqual({
      '2026-11-15 events SESSION_START': 1,
    });
    const monday = rollUp([event('anna', '2026-11-16'), event('anna', '2026-11-17')], known);
    expect(sumsOf(monday)).toEqual({
      '2026-11-16 events SESSION_START': 1,
      '2026-11-16 players active': 1,
      '2026-11-17 events SESSION_START': 1,
      '2026-11-17 players active': 1,
      // A newcomer of the week before who came back in this one.
      '2026-11-09 cohort 2026-11-16': 1,
    });
  });
});

describe('a game', () => {
  const play = { puzzle: 1050 };
  const won = { puzzle: 1050, data: { won: true, rounds: 4 } };

  test('is counted once, on the day on which it began', () => {
    const began = rollUp([event('anna', '2026-11-15', 'GAME_START', play)], nobody);
    const known = after(nobody, began);
    expect(sumsOf(began)).toMatchObject({ '2026-11-15 games started': 1 });
    const rest = rollUp(
      [
        event('anna', '2026-11-16', 'WORD_SUBMISSION', play),
        event('anna', '2026-11-16', 'WORD_SUBMISSION', play),
        event('anna', '2026-11-16', 'GAME_COMPLETE', won),
      ],
      known,
    );
    expect(sumsOf(rest)).toMatchObject({
      '2026-11-15 games said': 1,
      '2026-11-15 games finished': 1,
      '2026-11-15 games won': 1,
      '2026-11-15 games rounds': 4,
    });
    const again = rollUp([event('anna', '2026-11-16', 'GAME_COMPLETE', won)], after(known, rest));
    expect(Object.keys(sumsOf(again))).toEqual(['2026-11-16 events GAME_COMPLETE']);
  });

  test('that was given up is finished, not won', () => {
    const lost = event('anna', '2026-11-15', 'GAME_COMPLETE', { ...play, data: { won: false } });
    const sums = sumsOf(rollUp([lost], nobody));
    expect(sums).toMatchObject({ '2026-11-15 games started': 1, '2026-11-15 games finished': 1 });
    expect(sums).not.toHaveProperty('2026-11-15 games won');
  });

  test('stays said, finished and won, whatever comes after', () => {
    const ended = rollUp(
      [
        event('anna', '2026-11-15', 'WORD_SUBMISSION', play),
        event('anna', '2026-11-15', 'GAME_COMPLETE', won),
      ],
      nobody,
    );
    const game = { player_id: 'anna', game: '1050', day: '2026-11-15' };
    const whole = { ...game, said: 1, finished: 1, won: 1 };
    expect(ended.games).toEqual([whole]);
    const known = after(nobody, ended);
    const later = rollUp([event('anna', '2026-11-16', 'SHARE', play)], known);
    expect(later.games).toEqual([whole]);
    expect(known.days.get('anna')).toEqual(new Set(['2026-11-15']));
    const begun = rollUp([event('anna', '2026-11-15', 'GAME_START', play)], nobody);
    expect(begun.games).toEqual([{ ...game, said: 0, finished: 0, won: 0 }]);
  });

  test('without an id or a number of rounds is not counted by them', () => {
    const data = { gameId: 7, won: true, rounds: 'four' };
    for (const gameId of [7, '', 'dance_\0', 'dance \ud800', 'd'.repeat(101)]) {
      const ended = event('anna', '2026-11-15', 'GAME_COMPLETE', { data: { ...data, gameId } });
      expect(rollUp([ended], nobody).games).toEqual([]);
    }
    const sums = sumsOf(
      rollUp([event('anna', '2026-11-15', 'GAME_COMPLETE', { ...play, data })], nobody),
    );
    expect(sums).toHaveProperty('2026-11-15 games won', 1);
    expect(sums).not.toHaveProperty('2026-11-15 games rounds');
    const failed = event('anna', '2026-11-15', 'FEATURE_FAILED', play);
    expect(rollUp([failed], nobody).games).toEqual([]);
  });

  test.each([2.5, 9e15, -5, 0, 201])(
    'with %d rounds is won, and its rounds are not counted',
    (rounds) => {
      const data = { won: true, rounds };
      const forged = event('anna', '2026-11-15', 'GAME_COMPLETE', { ...play, data });
      const sums = sumsOf(rollUp([forged], nobody));
      expect(sums).toHaveProperty('2026-11-15 games won', 1);
      expect(sums).not.toHaveProperty('2026-11-15 games rounds');
    },
  );

  test('of two players is identified by its id', () => {
    const made = rollUp(
      ['dance_a', 'dance_b', 'dance_a'].map((gameId) =>
        event('anna', '2026-11-15', 'WORD_SUBMISSION', { data: { gameId } }),
      ),
      nobody,
    );
    expect(sumsOf(made)).toMatchObject({ '2026-11-15 games started': 2 });
  });
});

test('the sums do not depend on how events are batched', () => {
  const types = ['SESSION_START', 'GAME_START', 'WORD_SUBMISSION', 'GAME_COMPLETE'];
  const events = daysBetween('2026-11-10', '2026-11-24').flatMap((day, index) =>
    ['anna', 'ben', 'cleo'].flatMap((player, other) =>
      (index + other) % 3 === 0
        ? []
        : types.map((type) =>
            event(player, day, type, {
              puzzle: 1000 + index,
              data: { won: index % 2 === 0, rounds: 3 },
            }),
          ),
    ),
  );
  const whole = sumsOf(rollUp(events, nobody));
  for (const size of [1, 7, 20]) {
    let known = nobody;
    const sums: Record<string, number> = {};
    for (let at = 0; at < events.length; at += size) {
      const made = rollUp(events.slice(at, at + size), known);
      known = after(known, made);
      for (const [key, count] of Object.entries(sumsOf(made))) sums[key] = (sums[key] ?? 0) + count;
    }
    expect(sums).toEqual(whole);
  }
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-15', '2026-11-09'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(weekOf(day)).toBe(monday);
});
