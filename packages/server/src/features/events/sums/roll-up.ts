import type { Tables } from '../../../platform/database/schema.ts';
import { dayOf, weekOf } from './calendar.ts';

type EventRow = Tables['events'];
export type GameRow = Tables['event_games'];
export type RollupRow = Tables['event_rollups'];

/** What was counted before of the players and games in a batch. */
export interface RollUpState {
  firstDays: ReadonlyMap<string, string>;
  /** By player: active days in the weeks that the batch touches. */
  days: ReadonlyMap<string, ReadonlySet<string>>;
  games: ReadonlyMap<string, GameRow>;
}

export interface RollUpResult {
  /** Increments. */
  sums: RollupRow[];
  players: Tables['event_players'][];
  days: Tables['event_player_days'][];
  /** The new rows. */
  games: GameRow[];
}

export const gameKey = (playerId: string, game: string) => `${playerId} ${game}`;

/** A puzzle's number or a dance's id; undefined for events that concern no game. */
export function eventGameId(row: Pick<EventRow, 'puzzle_number' | 'data'>): string | undefined {
  if (row.puzzle_number !== null) return String(row.puzzle_number);
  const { gameId } = JSON.parse(row.data) as { gameId?: unknown };
  return typeof gameId === 'string' && gameIdForm.test(gameId) ? gameId : undefined;
}

/** Whoever sends an event can write anything into it, and PostgreSQL refuses a NUL in a text. */
const gameIdForm = /^[\w-]{1,100}$/;

/** A daily game has 20 rounds at most, a dance five more as often as both go on. */
const maxRounds = 200;

/** The sums hold integers. */
const isRoundCount = (rounds: unknown): rounds is number =>
  Number.isInteger(rounds) && Number(rounds) > 0 && Number(rounds) <= maxRounds;

/** What a batch of new events adds to the sums: counts every event, player, day and game once. */
export function rollUp(events: readonly EventRow[], known: RollUpState): RollUpResult {
  const sums = new Map<string, RollupRow>();
  const firstDays = new Map(known.firstDays);
  const days = new Map(known.days);
  const games = new Map(known.games);
  const made: RollUpResult = { sums: [], players: [], days: [], games: [] };
  const changed = new Map<string, GameRow>();

  function add(day: string, figure: RollupRow['figure'], part: string, count = 1): void {
    const key = `${day} ${figure} ${part}`;
    const sum = sums.get(key);
    if (sum) sum.count += count;
    else sums.set(key, { day, figure, part, count });
  }

  function countPlayer(player_id: string, day: string): void {
    const seen = days.get(player_id) ?? new Set<string>();
    if (seen.has(day)) return;
    let firstDay = firstDays.get(player_id);
    if (firstDay === undefined) {
      firstDay = day;
      firstDays.set(player_id, day);
      made.players.push({ player_id, first_day: day });
      add(day, 'players', 'new');
    }
    const week = weekOf(day);
    const isNewWeek = ![...seen].some((day) => weekOf(day) === week);
    if (isNewWeek) add(weekOf(firstDay), 'cohort', week);
    days.set(player_id, new Set([...seen, day]));
    made.days.push({ player_id, day });
    add(day, 'players', 'active');
  }

  function countGame(row: EventRow, day: string): void {
    const game = eventGameId(row);
    if (game === undefined) return;
    const key = gameKey(row.player_id, game);
    const before = games.get(key);
    const data = JSON.parse(row.data) as { won?: unknown; rounds?: unknown };
    const isEnd = row.event_type === 'GAME_COMPLETE';
    const after: GameRow = {
      player_id: row.player_id,
      game,
      day: before?.day ?? day,
      said: before?.said === 1 || row.event_type === 'WORD_SUBMISSION' ? 1 : 0,
      finished: before?.finished === 1 || isEnd ? 1 : 0,
      won: before?.won === 1 || (isEnd && data.won === true) ? 1 : 0,
    };
    if (!before) add(after.day, 'games', 'started');
    for (const step of ['said', 'finished', 'won'] as const) {
      if (after[step] > (before?.[step] ?? 0)) add(after.day, 'games', step);
    }
    const isFirstWin = after.won > (before?.won ?? 0);
    if (isFirstWin && isRoundCount(data.rounds)) add(after.day, 'games', 'rounds', data.rounds);
    games.set(key, after);
    changed.set(key, after);
  }

  for (const row of events) {
    const day = dayOf(row.occurred_at);
    add(day, 'events', row.event_type);
    // An answer is counted, and nothing about whoever gave it: it may be a no.
    if (row.event_type === 'CONSENT_DECISION') continue;
    countPlayer(row.player_id, day);
    if (row.event_type !== 'FEATURE_FAILED') countGame(row, day);
  }
  return { ...made, sums: [...sums.values()], games: [...changed.values()] };
}
