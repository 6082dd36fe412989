import type { Kysely } from 'kysely';

/** Found by growing the database to a million games: see `testing/growth`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table, columns] of [
    // The index of open requests serves only who writes that state into the statement.
    ['group_requests_by_group', 'group_requests', ['group_id', 'status', 'created_at']],
    // What is forgotten with each failed sign-in, among all who ever signed in.
    ['sign_in_tries_by_age', 'sign_in_tries', ['succeeded_at', 'since']],
    ['transfer_codes_by_expiry', 'transfer_codes', ['expires_at']],
    ['passkey_challenges_by_expiry', 'passkey_challenges', ['expires_at']],
    // What goes with a player.
    ['transfer_codes_by_player', 'transfer_codes', ['player_id']],
    ['passkey_challenges_by_player', 'passkey_challenges', ['player_id']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  }
}
