export interface IdentityTables {
  players: PlayersTable;
  sessions: SessionsTable;
  sign_in_tries: SignInTriesTable;
  credential_changes: CredentialChangesTable;
  sanctions: SanctionsTable;
}

interface PlayersTable {
  id: string;
  display_name: string;
  friend_code: string;
  kind: 'anonymous' | 'account';
  badge_number: number | null;
  version: number;
  created_at: number;
  /** The number of the last change of their ways in, out of `credential_changes`; 0 where there was none. */
  credentials_version: number;
  /** Copied from the active sanction (`banEnd` for a ban), because every call reads it. */
  suspended_until: number | null;
}

/** One row, created with the first change: counts the credential changes of all players. */
interface CredentialChangesTable {
  id: number;
  count: number;
}

interface SanctionsTable {
  id: string;
  player_id: string;
  /** The player reads it. */
  reason: string;
  since: number;
  /** Null for a ban. */
  until: number | null;
  /** The admin's player, who may have been deleted. */
  imposed_by: string | null;
  lifted_at: number | null;
  lifted_by: string | null;
  lift_reason: string | null;
}

interface SessionsTable {
  /** SHA-256 of the token: whoever reads the table can't act as anybody. */
  token_hash: string;
  player_id: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  /** Such as "Firefox on Android". */
  device: string | null;
  /**
   * The anonymous player whose session made the request that signed in: proof that both are one person. Unless they
   * are merged, the browser is theirs again once the session ends.
   */
  left_player_id: string | null;
  admin_until: number | null;
  /** The anonymous player of this browser again, once the session ends: their merge was undone. */
  return_player_id: string | null;
}

interface SignInTriesTable {
  /** Keyed hash of an e-mail, an address, or both. */
  key: string;
  failures: number;
  since: number;
  succeeded_at: number | null;
}
