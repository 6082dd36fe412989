import { newcomerName } from '@bee-jinx/bee';
import { friendCodeBytes, makeFriendCode } from '@bee-jinx/game';
import { randomChoice, randomId, randomOctets } from '../../platform/chance.ts';
import type { Writer } from '../../platform/database/database.ts';
import { friendCodeTaken, insertPlayer, type PlayerRow } from './queries.ts';

/** A player who has just been made, with a friendly name until they choose their own. */
export async function makeNewcomer(
  sql: Writer,
  now: number,
  marked: { idPrefix: 'anon' | 'sim'; displayName?: string } = { idPrefix: 'anon' },
): Promise<PlayerRow> {
  const player: PlayerRow = {
    id: randomId(marked.idPrefix),
    display_name: marked.displayName ?? newcomerName(randomChoice),
    friend_code: await freeFriendCode(sql),
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

/** Of 10^12 codes few are taken; a clash is looked for, not waited for. The unique index has the last word. */
export async function freeFriendCode(sql: Writer): Promise<string> {
  for (;;) {
    const code = makeFriendCode(randomOctets(friendCodeBytes));
    if (!(await friendCodeTaken(sql, code))) return code;
  }
}
