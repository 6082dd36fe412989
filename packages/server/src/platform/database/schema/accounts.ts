export interface AccountsTables {
  accounts: AccountsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  outer_identities: OuterIdentitiesTable;
  transfer_codes: TransferCodesTable;
  merged_players: MergedPlayersTable;
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

/** Gone with its first use. */
interface PasskeyChallengesTable {
  challenge: string;
  /** Whose new passkey it is for; null where somebody signs in. */
  player_id: string | null;
  expires_at: number;
  /** How many changes of credentials there had been when it was given. */
  credentials_version: number;
}

/** Somebody else vouches for the player. Never found by e-mail: issuers hand those out anew. */
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
  /** How many changes of credentials there had been when it was made. */
  credentials_version: number;
}

/** An anonymous player whose things were moved to an account, once. Their id is an alias from then on. */
interface MergedPlayersTable {
  merged_id: string;
  player_id: string;
  merged_at: number;
  /** JSON of what moved, to answer a repeated call like the first time. */
  collections: string;
}

/** What is left of a player's set; a code is gone with its use. */
interface RecoveryCodesTable {
  code_hash: string;
  player_id: string;
  created_at: number;
}

/** A requested password reset. Rows are also written for unknown addresses, so that both take the same time. */
interface PasswordResetsTable {
  token_hash: string;
  email: string;
  /** How many changes of credentials there had been when it was requested. */
  credentials_version: number;
  created_at: number;
  expires_at: number;
}

/** Where somebody has signed in to the account before; the owner is notified of a sign-in from elsewhere. */
interface KnownDevicesTable {
  player_id: string;
  /** Of the token in the browser's cookie. */
  device_hash: string;
  device: string | null;
  created_at: number;
  seen_at: number;
}
