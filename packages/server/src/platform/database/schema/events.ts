export interface EventsTables {
  event_buffer: EventBufferTable;
  events: EventsTable;
  event_dead_letters: EventDeadLettersTable;
  event_rollups: EventRollupsTable;
  event_players: EventPlayersTable;
  event_player_days: EventPlayerDaysTable;
  event_games: EventGamesTable;
  consents: ConsentsTable;
  counters: CountersTable;
}

/** Events that were acknowledged and wait to be stored. */
interface EventBufferTable {
  player_id: string;
  idempotency_key: string;
  accepted_at: number;
  /** JSON as it came. */
  event: string;
}

/** One row per player and key, whatever is sent or flushed twice. */
interface EventsTable {
  player_id: string;
  idempotency_key: string;
  event_type: string;
  session_id: string;
  puzzle_number: number | null;
  occurred_at: number;
  accepted_at: number;
  /** JSON */
  data: string;
}

/** Events that could not be stored, until an admin retries or drops them. */
interface EventDeadLettersTable {
  id: string;
  player_id: string | null;
  event: string;
  reason: string;
  accepted_at: number;
  failed_at: number;
  tries: number;
}

/** Sums by day, without player ids; kept when the events are deleted. */
interface EventRollupsTable {
  day: string;
  figure: 'events' | 'players' | 'games' | 'cohort';
  part: string;
  count: number;
}

/** Remembers players, so that the sums count each once. */
interface EventPlayersTable {
  player_id: string;
  first_day: string;
}

interface EventPlayerDaysTable {
  player_id: string;
  day: string;
}

interface EventGamesTable {
  player_id: string;
  /** A puzzle's number, or a dance's id. */
  game: string;
  day: string;
  said: 0 | 1;
  finished: 0 | 1;
  won: 0 | 1;
}

/** A player's latest consent decision. */
interface ConsentsTable {
  player_id: string;
  status: 'granted' | 'denied';
  version: string;
  method: string;
  previous_status: string;
  decided_at: number;
}

/** Counters whose numbers are never reused, even when their player is deleted. */
interface CountersTable {
  name: string;
  count: number;
}
