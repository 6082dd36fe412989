import type { CallReply } from '@bee-jinx/contract';
import { readInviteCode } from '@bee-jinx/game';
import type { GroupsParts } from '../parts.ts';
import { presentBare } from '../present-group.ts';
import { searchGroups as search } from './queries.ts';

const list = 'admin-groups';

export async function searchGroups(
  { db, cursors }: GroupsParts,
  wish: {
    search?: string | undefined;
    includeInactive?: boolean | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<CallReply<'searchGroups'>> {
  const offset = wish.cursor === undefined ? 0 : cursors.read(list, wish.cursor);
  const text = (wish.search ?? '').trim();
  const codeKey = readInviteCode(text)?.key;
  const rows = await search(
    db.read,
    { text, codeKey, withEnded: wish.includeInactive ?? false },
    { offset, limit: wish.limit + 1 },
  );
  return {
    groups: rows.slice(0, wish.limit).map(presentBare),
    ...(rows.length > wish.limit && { nextCursor: cursors.write(list, offset + wish.limit) }),
  };
}
