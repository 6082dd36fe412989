import { expect, test } from 'vitest';
import { startServerProcess } from '../../testing/server-process.ts';
import { makeTestDatabase } from '../../testing/test-database.ts';
import { createTestHive } from '../../testing/test-hive.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, mustCall, type TestPlayer } from '../../testing/test-player.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { startTestSwarm, testSwarmOf } from '../../testing/test-swarm.ts';

const dayMs = 86_400_000;

test('a swarm whose server was killed goes on by the clock at the next one, live and over days', async () => {
  const database = await makeTestDatabase();
  const killed = await startServerProcess(database);
  const live = await startTestSwarm(killed.url, { wordSeconds: 15, withBee: true });
  await live.say(0, 1, 'meadow');
  const hive = await createTestHive(killed.url);
  const members = [hive.owner, await hive.join()];
  const { groupId } = hive;
  const { swarm } = await mustCall(hive.owner, 'createSwarm', { body: { groupId } });
  const days = testSwarmOf(swarm, members);
  await mustCall(members[1] as TestPlayer, 'joinSwarm', { params: days.params });
  await days.miss(1);
  expect(await killed.end('SIGKILL')).toBe('SIGKILL');

  const next = await startTestServer({ database });
  const read = async ({ swarmId, player }: typeof live, seat: number) => {
    const input = { params: { swarm: swarmId } };
    return (await callApi(next.url, 'readSwarm', input, player(seat).headers)).data.swarm;
  };
  expect(await read(days, 1)).toMatchObject({
    round: 1,
    seats: [{ hasSealed: true }, { hasSealed: true }],
  });
  // Nobody looks: the next server finds what is due by itself.
  const listener = await TestListener.open(next.url, live.player(1).headers);
  next.clock.advance(30_000);
  await listener.until(() => JSON.stringify(listener.signals()).includes('revealAt'));
  listener.close();
  const revealed = await read(live, 0);
  expect(revealed).toMatchObject({ round: 2, rounds: [{ words: [{ seat: 0 }, { seat: 3 }] }] });
  expect(revealed.rounds).toHaveLength(1);

  // A day later, whatever the date is where somebody plays.
  next.clock.advance(dayMs);
  await expect.poll(async () => (await read(days, 0)).round).toBe(2);
  const { deadline, startsAt } = await read(days, 0);
  expect(Date.parse(deadline ?? '') - Date.parse(startsAt ?? '')).toBe(dayMs);
  const again = await callApi(next.url, 'createSwarm', { body: { groupId } }, hive.owner.headers);
  expect(again.data.swarm.swarmId).toBe(days.swarmId);
  await next.stop();
  await database.remove();
}, 60_000);
