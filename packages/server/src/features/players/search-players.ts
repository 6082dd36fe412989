import type { CallInput, CallReply } from '@bee-jinx/contract';
import { readEmail, readFriendCode } from '@bee-jinx/game';
import type { PlayersParts } from './parts.ts';
import { presentFound } from './present-player.ts';
import { searchPlayers as search } from './queries.ts';

const list = 'admin-players';

export async function searchPlayers(
  { db, clock, cursors }: PlayersParts,
  { text: typed = '', suspended, cursor, limit }: CallInput<'searchPlayers'>['query'],
): Promise<CallReply<'searchPlayers'>> {
  const now = clock.now();
  const offset = cursor === undefined ? 0 : cursors.read(list, cursor);
  const text = typed.replaceAll('\0', '').trim();
  const email = readEmail(text);
  const rows = await search(
    db.read,
    {
      text,
      friendCode: readFriendCode(text),
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
