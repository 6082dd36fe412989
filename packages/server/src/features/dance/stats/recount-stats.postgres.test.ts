import { abandon } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { startDance } from '../../../testing/test-dance.ts';
import { waitForLock } from '../../../testing/transaction-timing.ts';
import { useTestServer } from '../../../testing/use-test-server.ts';
import { danceFromRow } from '../dance-row.ts';
import { saveDance } from '../dance-steps.ts';
import { findDance } from '../queries.ts';
import { findPlayerStats } from './queries.ts';
import { recountStats } from './recount-stats.ts';

const server = useTestServer();

test('a dance that ends while its player is recounted is counted', async () => {
  const { gameId, players } = await startDance(server.url);
  const playerId = players[0].player.userId;
  const row = await findDance(server.db.read, gameId);
  if (!row) throw new Error('No dance.');
  const now = server.clock.now();
  const game = danceFromRow(row);
  const left = abandon(game, 0, now);
  if (!left.ok) throw new Error('It can’t be left.');

  let recounting: Promise<void> | undefined;
  await server.db.transaction([], async (sql) => {
    await saveDance(sql, row, game, left.game, now);
    recounting = server.db.transaction([], (other) => recountStats(other, playerId));
    await waitForLock(server, recounting);
  });
  await recounting;
  expect(await findPlayerStats(server.db.read, playerId)).toMatchObject({ ended: 1 });
});
