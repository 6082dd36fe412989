import { containsIgnoringCase } from '../../../platform/database/contains-ignoring-case.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { selectGroupsForViewer } from '../queries.ts';

/** By part of its name or its owner's, or by its exact code or id; the newest first. */
export function findMatchingGroups(
  sql: Reader,
  filter: { text: string; codeKey: string | undefined; withEnded: boolean },
  page: { offset: number; limit: number },
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
    .orderBy('groups.created_at', 'desc')
    .orderBy('groups.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}
