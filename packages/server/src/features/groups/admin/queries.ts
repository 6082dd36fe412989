import { contains } from '../../../platform/database/contains.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { seenBy } from '../queries.ts';

/** By a part of its name, its owner's name, its whole code or its id; the newest first. */
export function searchGroups(
  sql: Reader,
  wish: { text: string; codeKey: string | undefined; withEnded: boolean },
  page: { offset: number; limit: number },
) {
  return seenBy(sql, '')
    .where('groups.type', '=', 'hive')
    .$if(!wish.withEnded, (query) => query.where('ended_at', 'is', null))
    .$if(wish.text !== '', (query) =>
      query.where((row) =>
        row.or([
          contains(row.ref('groups.name'), wish.text),
          contains(row.ref('owner.display_name'), wish.text),
          row('groups.id', '=', wish.text),
          ...(wish.codeKey === undefined ? [] : [row('code_key', '=', wish.codeKey)]),
        ]),
      ),
    )
    .orderBy('groups.created_at', 'desc')
    .orderBy('groups.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}
