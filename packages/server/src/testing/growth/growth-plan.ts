import { dayMs } from '@bee-jinx/game';
import type { Tables } from '../../platform/database/schema.ts';
import { exercisedDailyWords } from './exercise-all-calls.ts';
import { exercisedDanceRounds } from './exercise-dances.ts';

/** How a table grows: by how many rows, and which columns differ. The number of the copy is `i`, from 0. */
export interface TableGrowth {
  table: keyof Tables;
  rows: number;
  /** SQL for the columns that make a copy a row of its own; `row.column` is what the copied row has. */
  set: Record<string, string>;
  /** SQL that finds the row to multiply, where the table has several kinds. */
  like?: string;
}

export interface GrowthSize {
  size: number;
  /** The minimum of rows of each kind: with ten rows no planner uses an index. */
  fewest?: number;
}

const puzzles = 100;

const grow = (
  table: TableGrowth['table'],
  rows: number,
  set: TableGrowth['set'],
  like?: string,
): TableGrowth => ({ table, rows, set, ...(like !== undefined && { like }) });

/** At size 1: a million games with ten million words in them, five million events, 200,000 players. */
export function createGrowthPlan({ size, fewest = 1 }: GrowthSize, today: number): TableGrowth[] {
  const rows = (atFullSize: number) => Math.max(fewest, Math.round(atFullSize * size));
  const players = rows(200_000);
  const hives = rows(10_000);
  const buzz = rows(200_000);
  const who = (number: string) => `'grown_' || ((${number}) % ${players} + 1)`;
  const hive = (number: string) => `'grown_' || ((${number}) % ${hives})`;
  const each = { player_id: who('i') };
  const id = "'grown_' || i";
  const earlier = 'row.created_at - i * 1000';

  return [
    grow('players', players, {
      id: who('i'),
      friend_code: "'G' || i",
      badge_number: 'null',
      suspended_until: 'null',
      created_at: earlier,
    }),
    grow('sessions', players, {
      ...each,
      token_hash: who('i'),
      expires_at: 'row.expires_at - i * 100',
    }),
    grow('accounts', rows(50_000), { ...each, email: "i || '@example.org'" }),
    grow('recovery_codes', rows(500_000), { ...each, code_hash: id }),
    grow('known_devices', rows(100_000), { ...each, device_hash: id }),
    grow('merged_players', rows(10_000), { ...each, merged_id: "'gone_' || i" }),
    grow('undoable_merges', rows(10_000), { ...each, merged_id: "'gone_' || i" }),
    grow('sign_in_tries', rows(50_000), { key: id }),
    grow('sanctions', rows(2_000), { ...each, id }),
    grow('consents', players, each),
    grow('friend_lists', players, each),
    grow('notification_inboxes', players, each),
    grow('push_subscriptions', rows(20_000), {
      ...each,
      endpoint: "'https://push.example.org/' || i",
      session_hash: who('i'),
    }),
    ...dailies(rows(800_000), rows(8_000), today),
    ...dances({ ended: rows(190_000), open: rows(10_000) }, who),
    grow('dance_player_stats', players, each),
    grow('dance_pair_stats', players, {
      pair_key: id,
      player0_id: who('i'),
      player1_id: who('i + 1'),
    }),
    grow('friendships', 4 * players, {
      player_id: who('i / 4'),
      friend_id: who(`i / 4 + case i % 4 when 0 then 1 when 1 then 2
        when 2 then ${players} - 1 else ${players} - 2 end`),
    }),
    grow('friend_requests', rows(20_000), { from_id: who('i'), to_id: who('i + 5') }),
    grow('blocks', rows(20_000), { ...each, blocked_id: who('i + 3') }),
    grow(
      'groups',
      hives,
      {
        id: hive('i'),
        owner_id: who('i'),
        created_by: who('i'),
        create_key: 'null',
        invite_code: "'G' || i",
        code_key: "'G' || i",
        created_at: earlier,
      },
      "type = 'hive' and ended_at is null",
    ),
    grow(
      'group_members',
      10 * hives,
      { group_id: hive('i / 10'), player_id: who('i / 10 + i % 10') },
      'left_at is null',
    ),
    ...['approved', 'pending'].map((status) =>
      grow(
        'group_requests',
        hives,
        { id: `'grown_${status}_' || i`, group_id: hive('i'), player_id: who('i + 20') },
        `status = '${status}'`,
      ),
    ),
    grow('notifications', 3 * players, {
      ...each,
      id,
      about: id,
      from_id: who('i + 1'),
      created_at: earlier,
      read_at: 'case i % 10 when 0 then null else row.created_at end',
      push_at: 'null',
    }),
    grow(
      'buzz',
      buzz,
      {
        id,
        // An hour before any post that was really made: a position is unique, and part of it is random.
        position: 'row.position - 3600000000 - 1000 * i',
        feed: `'group:' || ${hive('i')}`,
        group_id: hive('i'),
        author_id: who('i / 20'),
        post_key: 'null',
        report_state: 'null',
      },
      'group_id is not null',
    ),
    grow('buzz_reactions', 2 * buzz, { buzz_id: "'grown_' || (i / 2)", player_id: who('i') }),
    grow('buzz_reports', rows(2_000), { buzz_id: id, reporter_id: who('i') }),
    grow('buzz_report_answers', rows(2_000), { id, buzz_id: id, admin_id: who('i') }),
    grow('feedback', rows(20_000), {
      ...each,
      id,
      number: 'row.number + i + 100',
      sent_key: "'grown'",
      appeals_to: 'null',
    }),
    ...swarms(rows(20_000), who),
    ...counted(rows(5_000_000), players, each),
  ];
}

/** Regular players have played every day. */
function dailies(games: number, regulars: number, today: number): TableGrowth[] {
  const day = `(${puzzles} - 1 - i / ${regulars})`;
  return [
    // Today's exists already, and so do those of the exercised calls.
    grow('puzzles', puzzles, { puzzle_number: `${today} - 10 - i` }, `puzzle_number = ${today}`),
    grow(
      'daily_games',
      games,
      {
        player_id: `'grown_' || (i % ${regulars} + 1)`,
        puzzle_number: `${today} - 10 - ${day}`,
        started_at: `row.started_at - ${day} * ${dayMs}`,
        finished_at: `row.finished_at - ${day} * ${dayMs}`,
        replay_id: "'grown_' || i",
      },
      `round_count = ${exercisedDailyWords} and outcome = 'jinx'`,
    ),
    grow('sent_pairs', puzzles, {
      puzzle_number: `${today} - 10 - i`,
      code: "'grown_' || i",
      maker_id: `'grown_' || (i % ${regulars} + 1)`,
    }),
    grow('sent_pair_reports', puzzles, {
      puzzle_number: `${today} - 10 - i`,
      reporter_id: `'grown_' || (i % ${regulars} + 1)`,
    }),
    grow('daily_first_words', puzzles * 200, {
      puzzle_number: `${today} - 10 - i / 200`,
      word: "'grown' || i",
    }),
    grow('daily_pair_words', puzzles * 400, {
      puzzle_number: `${today} - 10 - i / 400`,
      pair: "'grown ' || i / 20",
      word: "'grown' || i",
    }),
  ];
}

function swarms(count: number, who: (number: string) => string): TableGrowth[] {
  const blank = { create_key: 'null', group_id: 'null', rematch_of: 'null', created_by: who('i') };
  return [
    grow(
      'swarms',
      count,
      {
        ...blank,
        id: "'grown_' || i",
        code: "'G' || i",
        room_code: "'G' || i",
        replay_id: "'grown_' || i",
        ended_at: 'row.ended_at - i * 1000',
      },
      "status = 'over' and outcome <> 'abandoned'",
    ),
    grow(
      'swarm_members',
      4 * count,
      {
        id: "'grown_' || i",
        swarm_id: "'grown_' || (i / 4)",
        seat: 'i % 4',
        player_id: who('i / 4 + i % 4'),
      },
      'seat is not null',
    ),
    grow('swarm_reports', Math.ceil(count / 10), {
      id: "'grown_' || i",
      swarm_id: "'grown_' || i",
      reporter_id: who('i'),
    }),
  ];
}

function dances(
  count: { ended: number; open: number },
  who: (number: string) => string,
): TableGrowth[] {
  const seats = {
    seat0_id: who('i'),
    seat1_id: who('i * 7 + 1'),
    invite_key: 'null',
    replay_id: 'null',
  };
  return [
    grow(
      'dance_games',
      count.ended,
      { ...seats, id: "'grown_' || i", ended_at: 'row.ended_at - i * 1000' },
      `round_count = ${exercisedDanceRounds} and status = 'completed'`,
    ),
    grow(
      'dance_games',
      count.open,
      {
        ...seats,
        id: "'grown_open_' || i",
        pair_key: "'grown_' || i",
        // Far ahead, so that no sweep ends them while something is measured.
        deadline: `${Date.now() + 30 * dayMs} + i`,
        warn_at: 'null',
      },
      "status = 'active'",
    ),
  ];
}

function counted(events: number, players: number, each: { player_id: string }): TableGrowth[] {
  const day = `'2026-01-' || (10 + i / ${players})`;
  return [
    grow(
      'events',
      events,
      {
        ...each,
        idempotency_key: "'grown ' || i",
        accepted_at: 'row.accepted_at - i * 1000',
      },
      "event_type = 'WORD_SUBMISSION'",
    ),
    grow('event_players', players, each),
    grow('event_player_days', 5 * players, { ...each, day }),
    grow('event_games', 4 * players, { ...each, game: `i / ${players}`, day }),
  ];
}
