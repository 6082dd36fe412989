import { expect, test } from 'vitest';
import { TestListener } from '../../testing/test-listener.ts';
import { mustCall, newPlayer } from '../../testing/test-player.ts';
import { startTestSwarm } from '../../testing/test-swarm.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

test('words are sealed until the last is in, and then camps lead to the next pair', async () => {
  const { say, read } = await startTestSwarm(server.url, {}, 4);
  await say(0, 1, 'meadow');
  await say(1, 1, 'orchard');
  await say(2, 1, 'meadow');
  const sealed = await read(3);
  expect(sealed.rounds).toEqual([]);
  expect(JSON.stringify(sealed)).not.toMatch(/meadow|orchard/);
  expect((await read(0)).word).toBe('meadow');
  await say(3, 1, 'lantern');
  const open = await read(3);
  expect(open.rounds[0]).toMatchObject({
    camps: [{ word: 'meadow', seats: [0, 2] }, { seats: [expect.any(Number)] }, {}],
    isJinx: false,
  });
  expect(open).toMatchObject({ round: 2, pair: open.rounds[0]?.next });
  const again = await say(0, 2, open.pair?.[0] ?? '');
  expect(again.error).toMatchObject({
    code: 'word_already_said',
    details: { said: open.pair?.[0] },
  });
});

test('the same word by all ends it with a swarm jinx, and is told apart from dances', async () => {
  const swarm = await startTestSwarm(server.url);
  await swarm.miss(1);
  await swarm.jinx(2);
  const over = await swarm.read(1);
  expect(over).toMatchObject({ status: 'over', outcome: 'jinx', round: 2 });
  expect(over.minds).toHaveLength(3);
  expect(over.minds?.[0]).toMatchObject({ shared: 2, same: 1 });
  expect(over.seats[1]?.result).toMatchObject({ said: 2, inLargest: 1, agreements: 2 });
  const player = swarm.player(1);
  const { stats } = await mustCall(player, 'swarmStats', {});
  expect(stats).toEqual({
    swarms: 1,
    jinxes: 1,
    rounds: 2,
    agreements: 2,
    inLargest: 1,
    inLargestRate: 50,
    fewestRounds: 2,
  });
  const dances = await mustCall(player, 'danceStats', { query: {} });
  expect(dances.stats.games).toBe(0);
  const { swarms } = await mustCall(player, 'listSwarms', { query: {} });
  expect(swarms).toMatchObject([{ outcome: 'jinx', minds: 3 }]);
});

test('time that is up turns over what is in, and a round with one word runs once more', async () => {
  const { say, read } = await startTestSwarm(server.url, { wordSeconds: 15 });
  await say(0, 1, 'meadow');
  server.clock.advance(30_000);
  const extended = await read(1);
  expect(extended).toMatchObject({ round: 1, isExtended: true });
  await say(1, 1, 'orchard');
  server.clock.advance(30_000);
  expect(await read(1)).toMatchObject({ round: 2, isExtended: false, rounds: [{ round: 1 }] });
});

test('a deadline is applied on time without anybody looking', async () => {
  const { player, say } = await startTestSwarm(server.url, { wordSeconds: 15 });
  const listener = await TestListener.open(server.url, player(2).headers);
  await say(0, 1, 'meadow');
  await say(1, 1, 'orchard');
  server.clock.advance(30_000);
  const isReveal = (signal: unknown) => JSON.stringify(signal).includes('revealAt');
  await listener.until(() => listener.signals().some(isReveal));
  listener.close();
});

test('a table refuses a command with where it stands', async () => {
  const table = await startTestSwarm(server.url);
  const { params, player } = table;
  await table.say(0, 1, 'meadow');
  const { version, pair = ['', ''] } = await table.read();
  const details = { version, status: 'playing', rounds: 0 };
  const twice = await table.say(0, 1, pair[0]);
  expect(twice).toMatchObject({ status: 409, error: { code: 'already_submitted' } });
  expect(twice.error.details).toEqual(details);
  expect((await table.say(1, 1, pair[0])).error.details).toEqual({ ...details, said: pair[0] });
  const stranger = await newPlayer(server.url);
  for (const refused of [
    await stranger.ask('sayInSwarm', { params, body: { round: 1, word: 'meadow' } }),
    await stranger.ask('changeSwarmSeat', { params, body: { face: 2 } }),
    await stranger.ask('leaveSwarm', { params }),
    await stranger.ask('rematchSwarm', { params }),
  ]) {
    expect(refused).toMatchObject({ error: { code: 'not_your_game' } });
  }
  await mustCall(player(0), 'removeFromSwarm', { params, body: { seat: 2 } });
  await table.say(1, 1, 'meadow');
  const removed = await player(2).ask('rematchSwarm', { params });
  expect(removed.error.code).toBe('not_your_game');
  const late = await stranger.ask('joinSwarm', { params });
  expect(late.error).toMatchObject({ code: 'game_over', details: { status: 'over', rounds: 1 } });
  // Who was removed sees no ids and has no link.
  const seen = await table.read(2);
  expect(seen).not.toHaveProperty('replayId');
  expect(seen.seats.some(({ userId }) => userId !== undefined)).toBe(false);
});
