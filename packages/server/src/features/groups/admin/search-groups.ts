import type { CallReply } from '@bee-jinx/contract';
import { parseInviteCode } from '@bee-jinx/game';
import type { GroupsDeps } from '../deps.ts';
import { presentGroupForAdmin } from '../present-group.ts';
import { findMatchingGroups as search } from './queries.ts';

const list = 'admin-groups';

export async function searchGroups(
  { db, cursors }: GroupsDeps,
  input: {
    search?: string | undefined;
    includeInactive?: boolean | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<CallReply<'searchGroups'>> {
  const offset = input.cursor === undefined ? 0 : cursors.read(list, input.cursor);
  const text = (input.search ?? '').trim();
  const codeKey = parseInviteCode(text)?.key;
  const rows = await search(
    db.read,
    { text, codeKey, withEnded: input.includeInactive ?? false },
    { offset, limit: input.limit + 1 },
  );
  return {
    groups: rows.slice(0, input.limit).map(presentGroupForAdmin),
    ...(rows.length > input.limit && { nextCursor: cursors.write(list, offset + input.limit) }),
  };
}
