import type { CallInput, CallReply } from '@bee-jinx/contract';
import { parseEmail, parseFriendCode } from '@bee-jinx/game';
import type { PlayersDeps } from './deps.ts';
import { presentFound } from './present-player.ts';
import { findMatchingPlayers as search } from './queries.ts';

const list = 'admin-players';

export async function searchPlayers(
  { db, clock, cursors }: PlayersDeps,
  { text: typed = '', suspended, cursor, limit }: CallInput<'searchPlayers'>['query'],
): Promise<CallReply<'searchPlayers'>> {
  const now = clock.now();
  const offset = cursor === undefined ? 0 : cursors.read(list, cursor);
  const text = typed.replaceAll('\0', '').trim();
  const email = parseEmail(text);
  const rows = await search(
    db.read,
    {
      text,
      friendCode: parseFriendCode(text),
      email: email.ok ? email.email : undefined,
      badgeNumber: /^#?\d{1,9}$/.test(text) ? Number(text.replace('#', '')) : undefined,
      suspendedAfter: suspended === 'true' ? now : undefined,
    },
    { offset, limit: limit + 1 },
  );
  return {
    players: rows.slice(0, limit).map((row) => presentFound(row, now)),
    ...(rows.length > limit && { nextCursor: cursors.write(list, offset + limit) }),
  };
}
