import type { RowPosition } from '../../platform/cursor.ts';
import { containsIgnoringCase } from '../../platform/database/contains-ignoring-case.ts';
import type { Reader } from '../../platform/database/database.ts';
import { keysetAfter } from '../../platform/database/keyset-after.ts';

/** With the time of the player's last visit. */
function selectFoundPlayers(sql: Reader) {
  return sql
    .selectFrom('players')
    .selectAll('players')
    .select((row) =>
      row
        .selectFrom('sessions')
        .whereRef('sessions.player_id', '=', 'players.id')
        .select((session) => session.fn.max('seen_at').as('seen_at'))
        .as('seen_at'),
    );
}

export type FoundRow = Awaited<ReturnType<typeof findMatchingPlayers>>[number];

interface PlayerFilter {
  text: string;
  friendCode: string | undefined;
  email: string | undefined;
  badgeNumber: number | undefined;
  /** Only players who are suspended beyond this time. */
  suspendedAfter: number | undefined;
}

/** The newest first, without simulated players. */
export function findMatchingPlayers(
  sql: Reader,
  { text, friendCode, email, badgeNumber, suspendedAfter }: PlayerFilter,
  { after, limit }: { after: RowPosition | undefined; limit: number },
) {
  return selectFoundPlayers(sql)
    .where('players.id', 'not like', 'sim_%')
    .$if(suspendedAfter !== undefined, (query) =>
      query.where('suspended_until', '>', suspendedAfter ?? 0),
    )
    .$if(text !== '', (query) =>
      query.where((row) =>
        row.or([
          row('players.id', '=', text),
          containsIgnoringCase(row.ref('players.display_name'), text),
          ...(friendCode === undefined ? [] : [row('friend_code', '=', friendCode)]),
          ...(badgeNumber === undefined ? [] : [row('badge_number', '=', badgeNumber)]),
          ...(email === undefined
            ? []
            : [
                row(
                  'players.id',
                  'in',
                  row
                    .selectFrom('accounts')
                    .select('accounts.player_id')
                    .where('accounts.email', '=', email),
                ),
              ]),
        ]),
      ),
    )
    .where(
      keysetAfter(
        after && { 'players.created_at': after.created_at, 'players.id': after.id },
        'desc',
      ),
    )
    .orderBy('players.created_at', 'desc')
    .orderBy('players.id', 'desc')
    .limit(limit)
    .execute();
}

export function findWithEmail(sql: Reader, playerId: string) {
  return selectFoundPlayers(sql)
    .leftJoin('accounts', 'accounts.player_id', 'players.id')
    .select('accounts.email')
    .where('players.id', '=', playerId)
    .executeTakeFirst();
}

/** The oldest first. */
export async function appealsOf(sql: Reader, sanctionIds: readonly string[]) {
  if (sanctionIds.length === 0) return [];
  return sql
    .selectFrom('feedback')
    .select(['id', 'appeals_to', 'created_at', 'text', 'state'])
    .where('appeals_to', 'in', [...sanctionIds])
    .orderBy('number')
    .execute();
}

/** The newest report first. */
export function reportsAbout(sql: Reader, playerId: string, limit: number) {
  return sql
    .selectFrom('buzz')
    .select(['id', 'text', 'created_at', 'reported_at', 'report_state'])
    .select((row) =>
      row
        .selectFrom('buzz_reports')
        .whereRef('buzz_reports.buzz_id', '=', 'buzz.id')
        .select((report) => report.fn.countAll<number | string>().as('reporters'))
        .as('reporters'),
    )
    .where('author_id', '=', playerId)
    .where('report_state', 'is not', null)
    .orderBy('reported_at', 'desc')
    .limit(limit)
    .execute();
}
