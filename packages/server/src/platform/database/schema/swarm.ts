export interface SwarmTables {
  swarms: SwarmsTable;
  swarm_members: SwarmMembersTable;
  swarm_reports: SwarmReportsTable;
}

interface SwarmsTable {
  id: string;
  code: string;
  /** The same as `code` while it leads here: null from a day after the end on, when another room may have it. */
  room_code: string | null;
  replay_id: string;
  /** The hive of a swarm over days. */
  group_id: string | null;
  created_by: string | null;
  /** Idempotency key of creating it. */
  create_key: string | null;
  rematch_of: string | null;
  status: 'gathering' | 'playing' | 'over';
  outcome: 'jinx' | 'no_jinx' | 'abandoned' | null;
  round_count: number;
  /** Null once nobody is left. */
  host_seat: number | null;
  version: number;
  deadline: number | null;
  created_at: number;
  updated_at: number;
  ended_at: number | null;
  /** JSON of the game as the rules know it. It holds sealed words, so it is sent through swarmViewFor only. */
  game: string;
}

interface SwarmMembersTable {
  id: string;
  swarm_id: string;
  /** Null when that player is deleted. */
  player_id: string | null;
  /** Null for who only looks on. */
  seat: number | null;
  /** At this table; null where it is the player's own. */
  name: string | null;
  face: number;
  /** Until when signals go to who only looks on. */
  watches_until: number | null;
  /** What came of it for this seat, once it is over; null where it counts for nothing. */
  said: number | null;
  agreements: number | null;
  in_largest: number | null;
}

interface SwarmReportsTable {
  id: string;
  swarm_id: string;
  seat: number;
  reporter_id: string;
  reason: string;
  created_at: number;
  answered_at: number | null;
}
