import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDance, startDance } from '../packages/server/src/testing/test-dance.ts';
import { TestListener } from '../packages/server/src/testing/test-listener.ts';
import {
  callApi,
  newPlayer,
  playerWith,
  type TestPlayer,
} from '../packages/server/src/testing/test-player.ts';
import { Cluster } from '../tools/services/cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await Cluster.start({ servers: 3, settings: { RATE_LIMIT: 'on' } });
}, 180_000);
afterAll(() => cluster?.stop(), 60_000);

const serverUrl = (index: number) => cluster.serverUrls[index % 3] ?? cluster.url;

/** The same player, calling one server directly instead of through the load balancer. */
const at = (index: number, { player, token }: TestPlayer) =>
  playerWith(serverUrl(index), player, token);

const hears = (listener: TestListener, version: number) =>
  listener.until(() =>
    listener.signals().some((signal) => (signal as { version: number }).version === version),
  );

test('calls of one player are spread over all servers', async () => {
  const player = await newPlayer(cluster.url);
  const served = new Set<string | null>();
  for (let call = 0; call < 30 && served.size < 3; call += 1) {
    const { headers, status } = await player.ask('readSession', {});
    expect(status).toBe(200);
    served.add(headers.get('x-served-by'));
  }
  expect(served.size).toBe(3);
});

test('two players at different servers see each other online and get signals and words of their dance', async () => {
  const { gameId, players } = await startDance(cluster.url);
  const [inviter, guest] = players;
  const listeners = [
    await TestListener.open(serverUrl(0), inviter.headers),
    await TestListener.open(serverUrl(1), guest.headers),
  ];
  const across = createTestDance(gameId, [at(1, inviter), at(2, guest)]);
  await expect.poll(async () => (await across.read(0)).opponent?.here).toBe(true);
  await across.miss(1);
  await across.jinx(2);
  const { version, outcome } = await across.read(0);
  expect(outcome).toBe('jinx');
  for (const listener of listeners) {
    await hears(listener, version);
    listener.close();
  }
});

test('two words submitted at the same moment at different servers end the round once', async () => {
  const { gameId, players } = await startDance(cluster.url, { maxRounds: 20 });
  const across = createTestDance(gameId, [at(0, players[0]), at(2, players[1])]);
  const initialVersion = (await across.read(0)).version;
  for (let round = 1; round <= 15; round += 1) {
    const letter = 'abcdefghijklmno'[round - 1];
    const answers = await Promise.all([
      across.say(0, round, `mumble${letter}x`),
      across.say(1, round, `whisper${letter}y`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rounds, version } = await across.read(0);
    expect(rounds).toHaveLength(round);
    // Two words per round, and no other change.
    expect(version).toBe(initialVersion + 2 * round);
  }
});

test('two players who look for a partner at different servers are paired', async () => {
  const [first, second] = await Promise.all([newPlayer(cluster.url), newPlayer(cluster.url)]);
  const waiting = await at(0, first).ask('findPartner', { body: {} });
  expect(waiting.data.state).toBe('waiting');
  const paired = await at(1, second).ask('findPartner', { body: {} });
  expect(paired.data.state).toBe('paired');
  const again = await at(2, first).ask('findPartner', { body: {} });
  expect(again.data.game?.gameId).toBe(paired.data.game?.gameId);
});

test('a rate limit counts the calls at all servers together', async () => {
  const player = await newPlayer(cluster.url);
  const statuses: number[] = [];
  for (let call = 0; call < 15; call += 1) {
    statuses.push((await at(call, player).ask('exportMe', {})).status);
  }
  // Ten a minute.
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(5).fill(429)]);
});

test('the load balancer sets x-forwarded-proto, whatever the client sends', async () => {
  const cookieFrom = async (url: string) =>
    (await callApi(url, 'openSession', {}, { 'x-forwarded-proto': 'https' })).headers.get(
      'set-cookie',
    );
  expect(await cookieFrom(serverUrl(0))).toMatch(/; Secure/);
  expect(await cookieFrom(cluster.url)).not.toMatch(/; Secure/);
});

test('a deadline is processed once, although every server looks for it', async () => {
  const { gameId, read } = await startDance(cluster.url);
  const { version } = await read(0);
  const database = new pg.Client({ connectionString: cluster.postgres.url });
  await database.connect();
  const makeOverdue = `update dance_games
    set deadline = 1, game = jsonb_set(game::jsonb, '{deadline}', '1')::text where id = $1`;
  await database.query(makeOverdue, [gameId]);
  const stands = async () =>
    (await database.query('select status, version from dance_games where id = $1', [gameId])).rows;
  await expect.poll(stands).toEqual([{ status: 'expired', version: version + 1 }]);
  await database.end();
});

test('after a server is killed play goes on, and its listeners reconnect to another', async () => {
  const dance = await startDance(cluster.url, { maxRounds: 20 });
  const [player] = dance.players;
  const listener = await TestListener.open(serverUrl(0), player.headers);
  await dance.miss(1);
  await cluster.kill(0);
  await listener.ended();
  for (let round = 2; round <= 6; round += 1) await dance.miss(round);
  const again = await TestListener.open(cluster.url, player.headers);
  await dance.miss(7);
  const { version, rounds } = await dance.read(1);
  expect(rounds).toHaveLength(7);
  await hears(again, version);
  again.close();
  await cluster.startServer(0);
});
