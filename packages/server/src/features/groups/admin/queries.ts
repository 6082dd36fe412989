import { type ExpressionBuilder, type SqlBool, sql as sqlText } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { seenBy } from '../queries.ts';

type SearchedTables = Tables & { owner: Tables['players'] };

/** By a part of its name, its owner's name, its whole code or its id; the newest first. */
export function searchGroups(
  sql: Reader,
  wish: { text: string; codeKey: string | undefined; withEnded: boolean },
  page: { offset: number; limit: number },
) {
  const like = `%${wish.text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return seenBy(sql, '')
    .where('groups.type', '=', 'hive')
    .$if(!wish.withEnded, (query) => query.where('ended_at', 'is', null))
    .$if(wish.text !== '', (query) =>
      query.where((row) =>
        row.or([
          contains(row, 'groups.name', like),
          contains(row, 'owner.display_name', like),
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

/** Written out, because the two databases disagree on what `like` does with a backslash and with case. */
function contains(
  row: ExpressionBuilder<SearchedTables, 'groups' | 'owner'>,
  column: 'groups.name' | 'owner.display_name',
  pattern: string,
) {
  return sqlText<SqlBool>`lower(${row.ref(column)}) like ${pattern} escape '\\'`;
}
