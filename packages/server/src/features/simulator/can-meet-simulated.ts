import type { Reader } from '../../platform/database/database.ts';
import { isSimulated } from '../../platform/simulated.ts';
import { ownersOf } from './queries.ts';

/** Seats of one owner may meet each other and the owner, and nobody else. */
export async function canMeetSimulated(sql: Reader, one: string, other: string): Promise<boolean> {
  const simulated = [one, other].filter(isSimulated);
  if (simulated.length === 0) return true;
  const owners = await ownersOf(sql, simulated);
  return (owners.get(one) ?? one) === (owners.get(other) ?? other);
}
