import { createNewcomerName } from '@bee-jinx/bee';
import { friendCodeBytes, makeFriendCode } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import { pooledRandomBytes, randomId, randomIndex } from '../../platform/random.ts';
import { insertPlayer, isFriendCodeTaken, type PlayerRow } from './queries.ts';

/** A new anonymous player with a generated name. */
export async function createNewcomer(
  sql: Writer,
  now: number,
  marked: { idPrefix: 'anon' | 'sim'; displayName?: string } = { idPrefix: 'anon' },
): Promise<PlayerRow> {
  const player: PlayerRow = {
    id: randomId(marked.idPrefix),
    display_name: marked.displayName ?? createNewcomerName(randomIndex),
    friend_code: await generateFriendCode(sql),
    kind: 'anonymous',
    badge_number: null,
    version: 1,
    created_at: now,
    credentials_version: 0,
    suspended_until: null,
  };
  await insertPlayer(sql, player);
  return player;
}

/** Of 10^12 codes few are taken. The unique index decides in a race. */
export async function generateFriendCode(sql: Writer): Promise<string> {
  for (;;) {
    const code = makeFriendCode(pooledRandomBytes(friendCodeBytes));
    if (!(await isFriendCodeTaken(sql, code))) return code;
  }
}
