export interface AccountsTables {
  accounts: AccountsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  outer_identities: OuterIdentitiesTable;
  transfer_codes: TransferCodesTable;
  merged_players: MergedPlayersTable;
  undoable_merges: UndoableMergesTable;
  recovery_codes: RecoveryCodesTable;
  password_resets: PasswordResetsTable;
  known_devices: KnownDevicesTable;
}

interface AccountsTable {
  player_id: string;
  email: string | null;
  /** argon2id with its parameters and salt, as `platform/password-hash.ts` writes it. */
  password_hash: string | null;
  created_at: number;
}

interface PasskeysTable {
  /** The credential's own id, base64url. */
  id: string;
  player_id: string;
  name: string;
  /** COSE, base64url */
  public_key: string;
  counter: number;
  /** JSON */
  transports: string;
  created_at: number;
  used_at: number | null;
}

/** Deleted on first use. */
interface PasskeyChallengesTable {
  challenge: string;
  /** The player who adds a passkey; null for a sign-in. */
  player_id: string | null;
  expires_at: number;
  /** The count of credential changes when it was issued. */
  credentials_version: number;
}

/** An identity at an external issuer. Never matched by e-mail, as issuers reassign those. */
interface OuterIdentitiesTable {
  issuer: string;
  subject: string;
  player_id: string;
  created_at: number;
}

interface TransferCodesTable {
  code_hash: string;
  player_id: string;
  expires_at: number;
  used_at: number | null;
  /** The count of credential changes when it was created. */
  credentials_version: number;
}

/** An anonymous player whose data was moved to an account. Their id is an alias from then on. */
interface MergedPlayersTable {
  merged_id: string;
  player_id: string;
  merged_at: number;
  /** JSON of what moved, to answer a repeated call like the first time. */
  collections: string;
}

/** A merge that can still be undone. */
interface UndoableMergesTable {
  merged_id: string;
  player_id: string;
  /** Of the session that merged. */
  session_hash: string;
  merged_at: number;
  expires_at: number;
  /** JSON of the anonymous player's row. */
  merged_player: string;
  /** JSON of what moved, as the player was told. */
  collections: string;
  /** JSON by collection: what its merge step needs to undo it. */
  memos: string;
}

/** The unused codes of a player; a code is deleted when it is used. */
interface RecoveryCodesTable {
  code_hash: string;
  player_id: string;
  created_at: number;
}

/** A requested password reset. Rows are also written for unknown addresses, so that both take the same time. */
interface PasswordResetsTable {
  token_hash: string;
  email: string;
  /** The count of credential changes when it was requested. */
  credentials_version: number;
  created_at: number;
  expires_at: number;
}

/** Devices that have signed in to the account before; the owner is notified of a sign-in from another. */
interface KnownDevicesTable {
  player_id: string;
  /** Hash of the token in the browser's cookie. */
  device_hash: string;
  device: string | null;
  created_at: number;
  seen_at: number;
}
