export interface DanceTables {
  dance_games: DanceGamesTable;
  dance_player_stats: DancePlayerStatsTable;
  dance_pair_stats: DancePairStatsTable;
  dance_partner_waits: DancePartnerWaitsTable;
}

interface DanceGamesTable {
  id: string;
  /** Null when that player is deleted; for seat 1 also while an open link waits, and when the bee plays it. */
  seat0_id: string | null;
  seat1_id: string | null;
  with_bee: 0 | 1;
  /** 1 until somebody takes the second seat by the link. */
  open_link: 0 | 1;
  is_rematch: 0 | 1;
  /** The same for both orders of the two players. Unique among the games that aren't over. */
  pair_key: string | null;
  /** Idempotency key of the invite. */
  invite_key: string | null;
  status:
    | 'invited'
    | 'active'
    | 'deciding'
    | 'completed'
    | 'declined'
    | 'withdrawn'
    | 'abandoned'
    | 'expired';
  outcome: 'jinx' | 'no_jinx' | null;
  round_count: number;
  telepathy: number | null;
  version: number;
  deadline: number | null;
  /** When the awaited players are warned that time runs out; null once they have been. */
  warn_at: number | null;
  created_at: number;
  updated_at: number;
  ended_at: number | null;
  /** Sequence number among the player's ended games: the order of history and stats. */
  seat0_nth: number | null;
  seat1_nth: number | null;
  /** Whether this seat allows others to see the finished game by its link. */
  seat0_shares: 0 | 1;
  seat1_shares: 0 | 1;
  /** Made when both first allowed it, and kept: the same link works again if they change their minds. */
  replay_id: string | null;
  /** What this seat says to the other after the dance. */
  seat0_reaction: 'honey' | 'jinx' | 'ha' | 'ouch' | null;
  seat1_reaction: 'honey' | 'jinx' | 'ha' | 'ouch' | null;
  /** 1: this seat would like to be friends with the other. -1: it has said no to the other's wish. */
  seat0_befriends: -1 | 0 | 1;
  seat1_befriends: -1 | 0 | 1;
  /** Null until this seat's notes on the finished game were first asked for. */
  seat0_skill: number | null;
  seat0_luck: number | null;
  seat1_skill: number | null;
  seat1_luck: number | null;
  message: string | null;
  /** JSON of the game as the rules know it. It holds sealed words, so it is sent through viewFor only. */
  game: string;
}

interface DanceCountColumns {
  games: number;
  jinxes: number;
  rounds_to_jinx: number;
  fewest_rounds: number | null;
  current_run: number;
  best_run: number;
  telepathy_sum: number;
  best_telepathy: number;
}

interface DancePlayerStatsTable extends DanceCountColumns {
  player_id: string;
  /** All games that are in the history, also those that count for nothing. */
  ended: number;
}

interface DancePairStatsTable extends DanceCountColumns {
  pair_key: string;
  player0_id: string;
  player1_id: string;
}

interface DancePartnerWaitsTable {
  player_id: string;
  waiting_since: number;
  seen_at: number;
  max_rounds: number;
  pace: 'live' | 'relaxed';
  /** Set when a partner was found. */
  game_id: string | null;
}
