import { containsIgnoringCase } from '../../platform/database/contains-ignoring-case.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { ownedKeys, type RowKey, reassignRows } from '../../platform/database/owned-rows.ts';
import type { Tables } from '../../platform/database/schema.ts';

type FeedbackRow = Tables['feedback'];
export type ScreenshotRow = Tables['feedback_screenshots'];
export type FeedbackWithAuthorRow = FeedbackRow & {
  display_name: string;
  screenshot_feedback_id: string | null;
};

export async function lastFeedbackNumber(sql: Writer): Promise<number> {
  const { last } = await sql
    .selectFrom('feedback')
    .select((row) => row.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

export async function insertFeedback(sql: Writer, feedback: FeedbackRow): Promise<void> {
  await sql.insertInto('feedback').values(feedback).execute();
}

export async function insertScreenshot(sql: Writer, screenshot: ScreenshotRow): Promise<void> {
  await sql.insertInto('feedback_screenshots').values(screenshot).execute();
}

export function findFeedbackBySentKey(sql: Writer, playerId: string, sentKey: string) {
  return sql
    .selectFrom('feedback')
    .leftJoin('feedback_screenshots', 'feedback_id', 'id')
    .select(['id', 'feedback_id as screenshot_feedback_id'])
    .where('player_id', '=', playerId)
    .where('sent_key', '=', sentKey)
    .executeTakeFirst();
}

export async function countFeedbackSince(sql: Writer, playerId: string, since: number) {
  const { feedback, screenshots } = await sql
    .selectFrom('feedback')
    .leftJoin('feedback_screenshots', 'feedback_id', 'id')
    .select((row) => [
      row.fn.count('id').as('feedback'),
      row.fn.count('feedback_id').as('screenshots'),
    ])
    .where('player_id', '=', playerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return { feedback: Number(feedback), screenshots: Number(screenshots) };
}

/** Whether all players together have sent `limit` screenshots after `since`. */
export async function hasReachedScreenshotLimit(
  sql: Writer,
  { limit, since }: { limit: number; since: number },
): Promise<boolean> {
  const last = await sql
    .selectFrom('feedback')
    .innerJoin('feedback_screenshots', 'feedback_id', 'id')
    .select('created_at')
    .orderBy('number', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.created_at > since;
}

/** With the author's name, and whether there is a screenshot; never the picture itself. */
function feedbackWithAuthor(sql: Reader) {
  return sql
    .selectFrom('feedback')
    .innerJoin('players', 'players.id', 'feedback.player_id')
    .leftJoin('feedback_screenshots', 'feedback_screenshots.feedback_id', 'feedback.id')
    .selectAll('feedback')
    .select(['players.display_name', 'feedback_screenshots.feedback_id as screenshot_feedback_id']);
}

interface FeedbackFilter {
  feedbackId?: string | undefined;
  state?: FeedbackRow['state'] | undefined;
  kind?: FeedbackRow['kind'] | undefined;
  text?: string | undefined;
  before: number | undefined;
  limit: number;
}

/** The newest first. */
export function feedbackBefore(
  sql: Reader,
  { feedbackId, state, kind, text = '', before, limit }: FeedbackFilter,
): Promise<FeedbackWithAuthorRow[]> {
  return feedbackWithAuthor(sql)
    .$if(feedbackId !== undefined, (query) => query.where('feedback.id', '=', feedbackId ?? ''))
    .$if(state !== undefined, (query) => query.where('feedback.state', '=', state ?? 'open'))
    .$if(kind !== undefined, (query) => query.where('feedback.kind', '=', kind ?? 'other'))
    .$if(before !== undefined, (query) => query.where('feedback.number', '<', before ?? 0))
    .$if(text !== '', (query) =>
      query.where((row) =>
        row.or(
          (['text', 'screen', 'note'] as const).map((column) =>
            containsIgnoringCase(row.ref(`feedback.${column}`), text),
          ),
        ),
      ),
    )
    .orderBy('feedback.number', 'desc')
    .limit(limit)
    .execute();
}

export function findFeedback(sql: Writer, id: string): Promise<FeedbackWithAuthorRow | undefined> {
  return feedbackWithAuthor(sql).where('feedback.id', '=', id).executeTakeFirst();
}

export function countFeedbackOf(sql: Reader, playerId: string): Promise<number> {
  return countRows(sql.selectFrom('feedback').where('player_id', '=', playerId));
}

/** Keyset pages for exports. */
export function feedbackAfter(sql: Reader, playerId: string, number: number, limit: number) {
  return feedbackWithAuthor(sql)
    .where('feedback.player_id', '=', playerId)
    .where('feedback.number', '>', number)
    .orderBy('feedback.number')
    .limit(limit)
    .execute();
}

export async function countByState(sql: Reader): Promise<Record<FeedbackRow['state'], number>> {
  const rows = await sql
    .selectFrom('feedback')
    .select((row) => ['state' as const, row.fn.countAll().as('count')])
    .groupBy('state')
    .execute();
  const counted = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
  return { open: 0, answered: 0, closed: 0, ...counted };
}

export async function updateFeedback(
  sql: Writer,
  id: string,
  change: Partial<Pick<FeedbackRow, 'state' | 'note' | 'changed_at'>>,
): Promise<void> {
  await sql.updateTable('feedback').set(change).where('id', '=', id).execute();
}

export function findScreenshot(sql: Reader, feedbackId: string) {
  return sql
    .selectFrom('feedback_screenshots')
    .selectAll()
    .where('feedback_id', '=', feedbackId)
    .executeTakeFirst();
}

/** Where both players used the same key, the account's feedback keeps it. */
const ownFeedback = { table: 'feedback', key: 'id', owner: 'player_id' } as const;

export const feedbackIdsOf = (sql: Reader, playerId: string) =>
  ownedKeys(sql, ownFeedback, playerId);

export const returnFeedback = (sql: Writer, ids: RowKey[], from: string, to: string) =>
  reassignRows(sql, ownFeedback, ids, from, to);

export async function reassignFeedback(sql: Writer, from: string, to: string): Promise<void> {
  await sql
    .updateTable('feedback')
    .set((row) => ({ sent_key: row.ref('id') }))
    .where('player_id', '=', from)
    .where('sent_key', 'in', (row) =>
      row.selectFrom('feedback as own').select('own.sent_key').where('own.player_id', '=', to),
    )
    .execute();
  await sql.updateTable('feedback').set({ player_id: to }).where('player_id', '=', from).execute();
}
