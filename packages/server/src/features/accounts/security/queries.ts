import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

type KnownDeviceRow = Tables['known_devices'];

export function knownDevicesOf(sql: Reader, playerId: string): Promise<KnownDeviceRow[]> {
  return sql
    .selectFrom('known_devices')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('seen_at', 'desc')
    .execute();
}

export async function insertKnownDevice(sql: Writer, row: KnownDeviceRow): Promise<void> {
  await sql.insertInto('known_devices').values(row).execute();
}

export async function deleteKnownDevices(sql: Writer, playerId: string, deviceHashes?: string[]) {
  await sql
    .deleteFrom('known_devices')
    .where('player_id', '=', playerId)
    .$if(deviceHashes !== undefined, (query) =>
      query.where('device_hash', 'in', deviceHashes ?? []),
    )
    .execute();
}
