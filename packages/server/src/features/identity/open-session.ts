import { newcomerName } from '@bee-jinx/bee';
import { friendCodeBytes, makeFriendCode } from '@bee-jinx/game';
import { randomChoice, randomId, randomOctets } from '../../platform/chance.ts';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { IdentityParts } from './parts.ts';
import {
  deleteExpiredSessions,
  findPlayer,
  friendCodeTaken,
  insertPlayer,
  insertSession,
  type PlayerRow,
  touchSession,
} from './queries.ts';
import { hashToken, newToken } from './session-token.ts';

const day = 86_400_000;

/** The session's player; a newcomer becomes one on the spot. `token` is there when it is new. */
export async function openSession(
  parts: IdentityParts,
  caller: Caller | undefined,
): Promise<{ player: PlayerRow; token?: string }> {
  const player = caller && (await findPlayer(parts.db.read, caller.playerId));
  if (!player) return welcomeNewcomer(parts);
  await keepSessionAlive(parts, caller.sessionId);
  return { player };
}

async function welcomeNewcomer({ db, clock, sessionDays }: IdentityParts) {
  const now = clock.now();
  const token = newToken();
  const player = await db.transaction([], async (sql) => {
    const player: PlayerRow = {
      id: randomId('anon'),
      display_name: newcomerName(randomChoice),
      friend_code: await freeFriendCode(sql),
      kind: 'anonymous',
      badge_number: null,
      version: 1,
      created_at: now,
    };
    await insertPlayer(sql, player);
    await insertSession(sql, {
      token_hash: hashToken(token),
      player_id: player.id,
      created_at: now,
      seen_at: now,
      expires_at: now + sessionDays * day,
    });
    await deleteExpiredSessions(sql, now);
    return player;
  });
  return { player, token };
}

/** Of 10^12 codes few are taken; a clash is looked for, not waited for. The unique index has the last word. */
async function freeFriendCode(sql: Writer): Promise<string> {
  for (;;) {
    const code = makeFriendCode(randomOctets(friendCodeBytes));
    if (!(await friendCodeTaken(sql, code))) return code;
  }
}

/** Whoever comes back within the term keeps their session. */
async function keepSessionAlive(
  { db, clock, sessionDays }: IdentityParts,
  sessionId: string,
): Promise<void> {
  const now = clock.now();
  const times = { now, notSince: now - day, expiresAt: now + sessionDays * day };
  await db.transaction([], (sql) => touchSession(sql, sessionId, times));
}
