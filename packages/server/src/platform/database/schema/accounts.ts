export interface AccountsTables {
  accounts: AccountsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  outer_identities: OuterIdentitiesTable;
  transfer_codes: TransferCodesTable;
  merged_players: MergedPlayersTable;
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
