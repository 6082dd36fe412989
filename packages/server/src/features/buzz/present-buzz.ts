import type { BuzzPost } from '@bee-jinx/contract';
import { hasHivePermission, type Reaction } from '@bee-jinx/game';
import type { BuzzDeps } from './deps.ts';
import { type ReadableBuzzRow, reactionsTo } from './queries.ts';

/** A page of posts as one reader sees it: two more questions for the whole page, however long it is. */
export async function presentBuzz(
  { db, resultsFor }: BuzzDeps,
  readerId: string,
  rows: readonly ReadableBuzzRow[],
): Promise<BuzzPost[]> {
  const withResult = rows.filter((row) => row.puzzle_number !== null);
  const [reactions, results] = await Promise.all([
    reactionsTo(
      db.read,
      rows.map(({ id }) => id),
      readerId,
    ),
    resultsFor(
      readerId,
      withResult.map((row) => ({
        playerId: row.author_id,
        puzzleNumber: row.puzzle_number as number,
      })),
    ),
  ]);
  const resultOf = new Map(withResult.map((row, index) => [row.id, results[index] ?? null]));
  return rows.map((row) => {
    const mine = reactions.filter(({ buzz_id }) => buzz_id === row.id);
    const chosen = mine.find(({ is_mine }) => Number(is_mine) > 0);
    const result = resultOf.get(row.id);
    const isMine = row.author_id === readerId;
    return {
      buzzId: row.id,
      author: { userId: row.author_id, displayName: row.author_name },
      text: row.text,
      createdAt: new Date(row.created_at).toISOString(),
      reactions: Object.fromEntries(
        mine.map(({ reaction, count }) => [reaction, Number(count)]),
      ) as Partial<Record<Reaction, number>>,
      isMine,
      canDelete: isMine || canModerate(row, readerId),
      ...(row.group_id !== null && {
        to: { groupId: row.group_id, name: row.group_name ?? '' },
      }),
      ...(result && { result }),
      ...(chosen && { myReaction: chosen.reaction as Reaction }),
    };
  });
}

/** The owner of the hive that it stands in. */
export function canModerate(row: ReadableBuzzRow, readerId: string): boolean {
  return (
    row.group_id !== null &&
    hasHivePermission(row.group_owner_id === readerId ? 'owner' : 'member', 'moderate')
  );
}
