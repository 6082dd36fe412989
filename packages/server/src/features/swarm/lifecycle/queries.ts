import type { Reader, Writer } from '../../../platform/database/database.ts';
import { ownedKeys, type RowKey, reassignRows } from '../../../platform/database/owned-rows.ts';
import type { Tables } from '../../../platform/database/schema.ts';

/** What is a player's own at tables: the name they chose, and looking on. */
export async function eraseMemberTraces(sql: Writer, playerId: string): Promise<void> {
  await sql
    .deleteFrom('swarm_members')
    .where('player_id', '=', playerId)
    .where('seat', 'is', null)
    .execute();
  await sql
    .updateTable('swarm_members')
    .set({ name: null })
    .where('player_id', '=', playerId)
    .execute();
}

/** Before the player's row is deleted: tables at which nobody else sat who is still here. */
export async function deleteSwarmsOnlyOf(sql: Writer, playerId: string): Promise<void> {
  await sql
    .deleteFrom('swarms')
    .where('id', 'in', (row) =>
      row.selectFrom('swarm_members').select('swarm_id').where('player_id', '=', playerId),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('swarm_members as other')
            .select('other.id')
            .whereRef('other.swarm_id', '=', 'swarms.id')
            .where('other.seat', 'is not', null)
            .where('other.player_id', '!=', playerId),
        ),
      ),
    )
    .execute();
}

export const membershipsOf = (sql: Reader, playerId: string): Promise<Tables['swarm_members'][]> =>
  sql.selectFrom('swarm_members').selectAll().where('player_id', '=', playerId).execute();

export async function setMemberPlayer(
  sql: Writer,
  memberId: string,
  playerId: string | null,
): Promise<void> {
  const change = playerId === null ? { player_id: null, name: null } : { player_id: playerId };
  await sql.updateTable('swarm_members').set(change).where('id', '=', memberId).execute();
}

export async function deleteMember(sql: Writer, memberId: string): Promise<void> {
  await sql.deleteFrom('swarm_members').where('id', '=', memberId).execute();
}

const made = { table: 'swarms', key: 'id', owner: 'created_by' } as const;

export const madeSwarmsOf = (sql: Reader, playerId: string) => ownedKeys(sql, made, playerId);

export const returnMadeSwarms = (sql: Writer, ids: RowKey[], from: string, to: string) =>
  reassignRows(sql, made, ids, from, to);

/** Where both used the same key, the account's room keeps it; what both reported stays reported by the account. */
export async function reassignMadeSwarms(sql: Writer, from: string, to: string): Promise<void> {
  await sql
    .updateTable('swarms')
    .set({ create_key: null })
    .where('created_by', '=', from)
    .where('create_key', 'in', (row) =>
      row.selectFrom('swarms as own').select('own.create_key').where('own.created_by', '=', to),
    )
    .execute();
  await sql.updateTable('swarms').set({ created_by: to }).where('created_by', '=', from).execute();
  const theirs = await sql
    .selectFrom('swarm_reports')
    .select(['swarm_id', 'seat'])
    .where('reporter_id', '=', to)
    .execute();
  for (const { swarm_id, seat } of theirs) {
    await sql
      .deleteFrom('swarm_reports')
      .where('reporter_id', '=', from)
      .where('swarm_id', '=', swarm_id)
      .where('seat', '=', seat)
      .execute();
  }
  await sql
    .updateTable('swarm_reports')
    .set({ reporter_id: to })
    .where('reporter_id', '=', from)
    .execute();
}
