/**
 * The tables as the code sees them. Column types are portable: text, integers (times in milliseconds),
 * JSON as text. The migrations beside this file make them so on both databases.
 */
export interface Tables {
  players: PlayersTable;
  sessions: SessionsTable;
}

interface PlayersTable {
  id: string;
  display_name: string;
  friend_code: string;
  kind: 'anonymous' | 'account';
  badge_number: number | null;
  version: number;
  created_at: number;
}

interface SessionsTable {
  /** SHA-256 of the token: whoever reads the table can't act as anybody. */
  token_hash: string;
  player_id: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}
