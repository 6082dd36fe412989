import type { Tables } from '../../platform/database/schema.ts';
import { exercisedDailyWords } from './exercise-all-calls.ts';
import { exercisedDanceRounds } from './exercise-dances.ts';

/** What a row is multiplied to: how often, and which columns differ. The number of the copy is `i`, from 0. */
export interface TableGrowth {
  table: keyof Tables;
  rows: number;
  /** Which of the rows that the evening left is multiplied. */
  like?: string;
  /** SQL for the columns that make a copy a row of its own; `row.column` is what the copied row has. */
  set: Record<string, string>;
}

export interface GrowthSize {
  size: number;
  /** Of each kind: where there are ten rows, no planner troubles to use an index. */
  fewest?: number;
}

const puzzles = 100;
const dayMs = 86_400_000;

/** At size 1: a million games with ten million words in them, five million events, 200,000 players. */
export function createGrowthPlan({ size, fewest = 1 }: GrowthSize, today: number): TableGrowth[] {
  const rows = (atFullSize: number) => Math.max(fewest, Math.round(atFullSize * size));
  const count = {
    players: rows(200_000),
    regulars: rows(8_000),
    hives: rows(10_000),
    buzz: rows(200_000),
  };
  const who = (number: string) => `'grown_' || ((${number}) % ${count.players} + 1)`;
  const hive = (number: string) => `'grown_' || ((${number}) % ${count.hives})`;
  const each = { player_id: who('i') };
  const perPlayer = (
    table: TableGrowth['table'],
    more: Record<string, string> = {},
  ): TableGrowth => ({
    table,
    rows: count.players,
    set: { ...each, ...more },
  });

  return [
    {
      table: 'players',
      rows: count.players,
      set: {
        id: who('i'),
        friend_code: "'G' || i",
        badge_number: 'null',
        suspended_until: 'null',
        created_at: 'row.created_at - i * 1000',
      },
    },
    perPlayer('sessions', { token_hash: who('i'), expires_at: 'row.expires_at - i * 100' }),
    { table: 'accounts', rows: rows(50_000), set: { ...each, email: "i || '@example.org'" } },
    { table: 'recovery_codes', rows: rows(500_000), set: { ...each, code_hash: "'grown_' || i" } },
    { table: 'known_devices', rows: rows(100_000), set: { ...each, device_hash: "'grown_' || i" } },
    { table: 'merged_players', rows: rows(10_000), set: { ...each, merged_id: "'gone_' || i" } },
    { table: 'sign_in_tries', rows: rows(50_000), set: { key: "'grown_' || i" } },
    { table: 'sanctions', rows: rows(2_000), set: { ...each, id: "'grown_' || i" } },
    perPlayer('consents'),
    perPlayer('friend_lists'),
    perPlayer('notification_inboxes'),
    {
      table: 'push_subscriptions',
      rows: rows(20_000),
      set: { ...each, endpoint: "'https://push.example.org/' || i", session_hash: who('i') },
    },
    ...dailies(rows(800_000), count.regulars, today),
    ...dances({ ended: rows(190_000), open: rows(10_000) }, who),
    perPlayer('dance_player_stats'),
    {
      table: 'dance_pair_stats',
      rows: count.players,
      set: { pair_key: "'grown_' || i", player0_id: who('i'), player1_id: who('i + 1') },
    },
    {
      table: 'friendships',
      rows: 4 * count.players,
      set: {
        player_id: who('i / 4'),
        friend_id: who(`i / 4 + case i % 4 when 0 then 1 when 1 then 2
          when 2 then ${count.players} - 1 else ${count.players} - 2 end`),
      },
    },
    { table: 'blocks', rows: rows(20_000), set: { ...each, blocked_id: who('i + 3') } },
    {
      table: 'groups',
      rows: count.hives,
      like: "type = 'hive' and ended_at is null",
      set: {
        id: hive('i'),
        owner_id: who('i'),
        created_by: who('i'),
        create_key: 'null',
        invite_code: "'G' || i",
        code_key: "'G' || i",
        created_at: 'row.created_at - i * 1000',
      },
    },
    {
      table: 'group_members',
      rows: 10 * count.hives,
      like: 'left_at is null',
      set: { group_id: hive('i / 10'), player_id: who('i / 10 + i % 10') },
    },
    ...(['approved', 'pending'] as const).map((status) => ({
      table: 'group_requests' as const,
      rows: count.hives,
      like: `status = '${status}'`,
      set: { id: `'grown_${status}_' || i`, group_id: hive('i'), player_id: who('i + 20') },
    })),
    {
      table: 'notifications',
      rows: 3 * count.players,
      set: {
        ...each,
        id: "'grown_' || i",
        about: "'grown_' || i",
        from_id: who('i + 1'),
        created_at: 'row.created_at - i * 1000',
        read_at: 'case i % 10 when 0 then null else row.created_at end',
        push_at: 'null',
      },
    },
    {
      table: 'buzz',
      rows: count.buzz,
      like: 'group_id is not null',
      set: {
        id: "'grown_' || i",
        position: 'row.position - 1000 * (i + 1)',
        feed: `'group:' || ${hive('i')}`,
        group_id: hive('i'),
        author_id: who('i / 20'),
        post_key: 'null',
        report_state: 'null',
      },
    },
    {
      table: 'buzz_reactions',
      rows: 2 * count.buzz,
      set: { buzz_id: "'grown_' || (i / 2)", player_id: who('i') },
    },
    {
      table: 'buzz_reports',
      rows: rows(2_000),
      set: { buzz_id: "'grown_' || i", reporter_id: who('i') },
    },
    {
      table: 'buzz_report_answers',
      rows: rows(2_000),
      set: { id: "'grown_' || i", buzz_id: "'grown_' || i", admin_id: who('i') },
    },
    {
      table: 'feedback',
      rows: rows(20_000),
      set: {
        ...each,
        id: "'grown_' || i",
        number: 'row.number + i + 100',
        sent_key: "'grown'",
        appeals_to: 'null',
      },
    },
    ...counted(rows(5_000_000), count.players, who),
  ];
}

/** The regulars have played every day; as it happens, day after day. */
function dailies(games: number, regulars: number, today: number): TableGrowth[] {
  const day = `(${puzzles} - 1 - i / ${regulars})`;
  return [
    {
      table: 'puzzles',
      rows: puzzles,
      // Today's is there, and those that the evening has played.
      like: `puzzle_number = ${today}`,
      set: { puzzle_number: `${today} - 10 - i` },
    },
    {
      table: 'daily_games',
      rows: games,
      like: `round_count = ${exercisedDailyWords} and outcome = 'jinx'`,
      set: {
        player_id: `'grown_' || (i % ${regulars} + 1)`,
        puzzle_number: `${today} - 10 - ${day}`,
        started_at: `row.started_at - ${day} * ${dayMs}`,
        finished_at: `row.finished_at - ${day} * ${dayMs}`,
        replay_id: "'grown_' || i",
      },
    },
    {
      table: 'daily_first_words',
      rows: puzzles * 200,
      set: { puzzle_number: `${today} - 10 - i / 200`, word: "'grown' || i" },
    },
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
    {
      table: 'dance_games',
      rows: count.ended,
      like: `round_count = ${exercisedDanceRounds} and status = 'completed'`,
      set: { ...seats, id: "'grown_' || i", ended_at: 'row.ended_at - i * 1000' },
    },
    {
      table: 'dance_games',
      rows: count.open,
      like: "status = 'active'",
      set: {
        ...seats,
        id: "'grown_open_' || i",
        pair_key: "'grown_' || i",
        // Nobody is to end them while something is measured.
        deadline: `${Date.now() + 30 * dayMs} + i`,
        warn_at: 'null',
      },
    },
  ];
}

function counted(events: number, players: number, who: (number: string) => string): TableGrowth[] {
  const of = (rest: Record<string, string>) => ({ player_id: who('i'), ...rest });
  const day = `'2026-01-' || (10 + i / ${players})`;
  return [
    {
      table: 'events',
      rows: events,
      like: "event_type = 'WORD_SUBMISSION'",
      set: of({ idempotency_key: "'grown ' || i", accepted_at: 'row.accepted_at - i * 1000' }),
    },
    { table: 'event_players', rows: players, set: of({}) },
    { table: 'event_player_days', rows: 5 * players, set: of({ day }) },
    { table: 'event_games', rows: 4 * players, set: of({ game: `i / ${players}`, day }) },
  ];
}
