import type { Reader } from '../../platform/database/database.ts';
import { hasBlocked } from './queries.ts';

/** Not where either has blocked the other. */
export async function canMeet(sql: Reader, one: string, other: string): Promise<boolean> {
  return !(await hasBlocked(sql, one, other)) && !(await hasBlocked(sql, other, one));
}
