import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import type { CredentialsChange } from '../../identity/proof.ts';

type OuterIdentityRow = Tables['outer_identities'];

export function outerIdentitiesOf(sql: Reader, playerId: string): Promise<OuterIdentityRow[]> {
  return sql
    .selectFrom('outer_identities')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute();
}

export function findOuterIdentity(
  sql: Writer,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<OuterIdentityRow | undefined> {
  return sql
    .selectFrom('outer_identities')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function insertOuterIdentity(
  sql: Writer,
  { playerId }: CredentialsChange,
  identity: Omit<OuterIdentityRow, 'player_id'>,
): Promise<void> {
  await sql
    .insertInto('outer_identities')
    .values({ ...identity, player_id: playerId })
    .execute();
}
