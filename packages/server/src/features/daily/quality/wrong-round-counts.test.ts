import { expect, test } from 'vitest';
import { winIn } from '../../../testing/test-daily.ts';
import { newPlayer } from '../../../testing/test-player.ts';
import { useTestServer } from '../../../testing/use-test-server.ts';
import { countWrongRoundCounts, listWrongRoundCounts, setRoundCount } from './queries.ts';

const server = useTestServer();

test('games are counted in stretches, each of them once', async () => {
  const { db, url } = server;
  const players = await Promise.all(Array.from({ length: 5 }, () => newPlayer(url)));
  const ids = players.map(({ player }) => player.userId).sort();
  for (const player of players) for (const number of [11, 12, 13]) await winIn(player, number, 1);
  const wrong = [0, 2, 4].map((nth) => ({ player_id: ids[nth] ?? '', puzzle_number: 12 }));
  await db.transaction([], async (sql) => {
    for (const game of wrong) await setRoundCount(sql, game, 9);
  });
  for (const atOnce of [1, 3, 4, 6, 15, 100]) {
    expect(await countWrongRoundCounts(db.read, db.kind, atOnce)).toBe(3);
    expect(await listWrongRoundCounts(db.read, db.kind, 10, atOnce)).toMatchObject(wrong);
    expect(await listWrongRoundCounts(db.read, db.kind, 2, atOnce)).toMatchObject(
      wrong.slice(0, 2),
    );
  }
});
