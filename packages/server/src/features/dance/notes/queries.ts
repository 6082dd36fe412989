import type { Seat } from '@bee-jinx/game';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import { type Averages, type MemberAverages, toAverages } from '../../../platform/note-taker.ts';

/** The version stays, because nothing that screens show of the dance changes. */
export async function storeNotes(
  sql: Writer,
  { gameId, seat, skill, luck }: { gameId: string; seat: Seat; skill: number; luck: number },
): Promise<void> {
  await sql
    .updateTable('dance_games')
    .set(
      seat === 0
        ? { seat0_skill: skill, seat0_luck: luck }
        : { seat1_skill: skill, seat1_luck: luck },
    )
    .where('id', '=', gameId)
    .where(`seat${seat}_skill`, 'is', null)
    .execute();
}

/** Over all their dances. */
export async function averageOfPlayers(
  sql: Reader,
  playerIds: readonly string[],
): Promise<MemberAverages> {
  if (playerIds.length === 0) return { games: 0, skill: 0, luck: 0, players: 0 };
  const inSeat = (seat: 'seat0' | 'seat1') =>
    sql
      .selectFrom('dance_games')
      .select((row) => [
        row.ref(`${seat}_id`).as('player'),
        row.fn.count<number | string>(`${seat}_skill`).as('games'),
        row.fn.sum<number | string | null>(`${seat}_skill`).as('skill'),
        row.fn.sum<number | string | null>(`${seat}_luck`).as('luck'),
      ])
      .where(`${seat}_id`, 'in', playerIds)
      .where(`${seat}_skill`, 'is not', null)
      .groupBy(`${seat}_id`)
      .execute();
  const rows = (await Promise.all([inSeat('seat0'), inSeat('seat1')])).flat();
  return { ...addUp(rows), players: new Set(rows.map(({ player }) => player)).size };
}

/** An average of so many is as good as that of all. */
const sampleSize = 500;

/** Over the dances that have ended last. */
export async function averageOfAll(sql: Reader): Promise<Averages> {
  const rows = await sql
    .selectFrom('dance_games')
    .select(['seat0_skill', 'seat0_luck', 'seat1_skill', 'seat1_luck'])
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(sampleSize)
    .execute();
  const scores = rows.flatMap((row) => [
    { skill: row.seat0_skill, luck: row.seat0_luck },
    { skill: row.seat1_skill, luck: row.seat1_luck },
  ]);
  return addUp(scores.map((one) => ({ games: one.skill === null ? 0 : 1, ...one })));
}

function addUp(rows: readonly Parameters<typeof toAverages>[0][]): Averages {
  const sum = (key: 'games' | 'skill' | 'luck') =>
    rows.reduce((total, row) => total + Number(row[key] ?? 0), 0);
  return toAverages({ games: sum('games'), skill: sum('skill'), luck: sum('luck') });
}
