import type { RowPosition } from '../../../platform/cursor.ts';
import { containsIgnoringCase } from '../../../platform/database/contains-ignoring-case.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { keysetAfter } from '../../../platform/database/keyset-after.ts';
import { selectGroupsForViewer } from '../queries.ts';

/** By part of its name or its owner's, or by its exact code or id; the newest first. */
export function findMatchingGroups(
  sql: Reader,
  filter: { text: string; codeKey: string | undefined; withEnded: boolean },
  { after, limit }: { after: RowPosition | undefined; limit: number },
) {
  return selectGroupsForViewer(sql, '')
    .where('groups.type', '=', 'hive')
    .$if(!filter.withEnded, (query) => query.where('ended_at', 'is', null))
    .$if(filter.text !== '', (query) =>
      query.where((row) =>
        row.or([
          containsIgnoringCase(row.ref('groups.name'), filter.text),
          containsIgnoringCase(row.ref('owner.display_name'), filter.text),
          row('groups.id', '=', filter.text),
          ...(filter.codeKey === undefined ? [] : [row('code_key', '=', filter.codeKey)]),
        ]),
      ),
    )
    .where(
      keysetAfter(
        after && { 'groups.created_at': after.created_at, 'groups.id': after.id },
        'desc',
      ),
    )
    .orderBy('groups.created_at', 'desc')
    .orderBy('groups.id', 'desc')
    .limit(limit)
    .execute();
}
