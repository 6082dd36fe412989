import { hourMs } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { startDance, type TestDance } from '../../testing/test-dance.ts';
import { mustCall } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

test('a dance that can’t be settled keeps no other from being ended or warned about', async () => {
  const [broken, overdue] = [await startDance(server.url), await startDance(server.url)];
  server.clock.advance(20 * hourMs);
  const late = await startDance(server.url);
  const setGame = ({ gameId }: TestDance, game: string) =>
    server.db.transaction([], (sql) =>
      sql.updateTable('dance_games').set({ game }).where('id', '=', gameId).execute(),
    );
  const rowOf = ({ gameId }: TestDance) =>
    server.db.read
      .selectFrom('dance_games')
      .select(['game', 'status'])
      .where('id', '=', gameId)
      .executeTakeFirstOrThrow();
  const { game } = await rowOf(broken);
  await setGame(broken, 'no JSON');
  server.clock.advance(58 * hourMs);
  const warningsOf = async (dance: TestDance) =>
    (await mustCall(dance.players[1], 'listNotifications', { query: {} })).notifications.filter(
      ({ type }) => type === 'expiring',
    ).length;
  await expect.poll(async () => (await rowOf(overdue)).status).toBe('expired');
  await expect.poll(() => warningsOf(late)).toBe(1);
  await expect.poll(() => server.log.join('')).toContain('a sweep of the dances failed');
  expect((await rowOf(broken)).status).toBe('active');
  await setGame(broken, game);
  await expect.poll(async () => (await rowOf(broken)).status).toBe('expired');
});
