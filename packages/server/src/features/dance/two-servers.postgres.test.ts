import type { Signal } from '@bee-jinx/contract';
import { expect, test } from 'vitest';
import { repetitions } from '../../testing/repetitions.ts';
import { startDance, wordForNumber } from '../../testing/test-dance.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTwoServers } from '../../testing/use-test-server.ts';

const servers = useTwoServers();

const at = (index: number) => (index % 2 ? servers[1] : servers[0]).url;

test('who wait at two servers find each other: forty make twenty pairs', async () => {
  const seekers = await Promise.all(Array.from({ length: 40 }, (_, index) => newPlayer(at(index))));
  const find = (seeker: TestPlayer, index: number) =>
    callApi(at(index), 'findPartner', {}, seeker.headers);
  await Promise.all(seekers.map(find));
  const answers = await Promise.all(seekers.map(find));
  expect(new Set(answers.map(({ data }) => data.state))).toEqual(new Set(['paired']));
  expect(new Set(answers.map(({ data }) => data.game?.gameId)).size).toBe(20);
});

test('two who wait, each at their own server, hear of the pairing', async () => {
  const [anna, ben] = await Promise.all([newPlayer(at(0)), newPlayer(at(1))]);
  await callApi(at(0), 'findPartner', {}, anna.headers);
  const listener = await TestListener.open(at(0), anna.headers);
  const { data } = await callApi(at(1), 'findPartner', {}, ben.headers);
  const id = data.game?.gameId;
  await listener.until(() => listener.signals().length > 0);
  expect(listener.signals()).toContainEqual({ topic: 'dance', id, version: 1 });
  listener.close();
});

test(`both say their word at the same moment, each at another server, ${repetitions(16) * 20} times`, {
  timeout: 120_000,
}, async () => {
  await Promise.all(
    Array.from({ length: repetitions(16) }, async (_, game) => {
      const dance = await startDance(at(game), { maxRounds: 20 });
      for (let round = 1; round <= 20; round += 1) {
        const answers = await Promise.all(
          dance.players.map((player, seat) => {
            const word = wordForNumber(1000 * (game + 1) + 2 * round + seat);
            const body = { gameId: dance.gameId, roundNumber: round, word };
            return callApi(at(seat + round), 'submitDanceWord', { body }, player.headers);
          }),
        );
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      }
      const { rounds, submissions } = await dance.read(0);
      expect(rounds).toHaveLength(20);
      expect(new Set(submissions.map(({ word }) => word)).size).toBe(40);
    }),
  );
});

test('each at their own server: who waits has the round from their stream there, and nobody a word of it before', async () => {
  const dance = await startDance(at(0));
  const third = await newPlayer(at(0));
  const open = (player: TestPlayer, seat: number) => TestListener.open(at(seat), player.headers);
  const [anna, ben, outsider] = await Promise.all([
    open(dance.players[0], 0),
    open(dance.players[1], 1),
    open(third, 1),
  ]);
  const streams = [anna, ben, outsider];
  for (let round = 1; round <= 8; round += 1) {
    const first = round % 2;
    const say = (seat: number) =>
      callApi(
        at(seat),
        'submitDanceWord',
        {
          body: { gameId: dance.gameId, roundNumber: round, word: wordForNumber(2 * round + seat) },
        },
        dance.players[seat]?.headers,
      );
    await say(first);
    const [waits, other] = first === 0 ? [anna, ben] : [ben, anna];
    await other.until(() => other.signals().length > 0);
    const sealed = wordForNumber(2 * round + first);
    const everything = JSON.stringify(streams.map(({ received }) => received));
    expect(everything).not.toContain(`"${sealed}"`);

    const { data } = await say(1 - first);
    const revealed = () =>
      (waits.signals() as Signal[]).find(({ game }) => game?.rounds.length === round);
    await waits.until(() => revealed() !== undefined);
    const { version, game } = revealed() as Signal;
    expect(game?.version).toBe(version);
    expect(game?.submissions).toEqual(data.game.submissions);
    expect(game?.submissions.map(({ word }) => word)).toContain(sealed);
  }
  expect(JSON.stringify(outsider.received)).not.toContain(dance.gameId);
  for (const stream of streams) stream.close();
});

test('one word forty times at two servers is sealed once', async () => {
  const dance = await startDance(at(0));
  const body = { gameId: dance.gameId, roundNumber: 1, word: 'sand' };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      callApi(at(index), 'submitDanceWord', { body }, dance.players[0].headers),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await dance.read(0)).version).toBe(3);
});

test('fifty invites of one pair at two servers are one', async () => {
  const [anna, ben] = await Promise.all([newPlayer(at(0)), newPlayer(at(1))]);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const [from, to] = index % 4 < 2 ? [anna, ben] : [ben, anna];
      const body = { invitedPlayer: to.player.userId };
      return callApi(at(index), 'inviteToDance', { body }, from.headers);
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error?.code === 'game_exists')).toHaveLength(49);
});

test('a missed round is forgiven once, although two servers sweep and are asked', {
  timeout: 60_000,
}, async () => {
  const dances = await Promise.all(
    Array.from({ length: repetitions(12) }, (_, index) => startDance(at(index), { pace: 'live' })),
  );
  await Promise.all(dances.map((dance) => dance.say(0, 1, 'sand')));
  const versions = await Promise.all(dances.map(async (dance) => (await dance.read(0)).version));
  for (const server of servers) server.clock.advance(91_000);
  await Promise.all(
    dances.flatMap(({ gameId, players }) =>
      Array.from({ length: 6 }, (_, index) =>
        callApi(at(index), 'expireDance', { body: { gameId } }, players[0].headers),
      ),
    ),
  );
  const after = await Promise.all(dances.map((dance) => dance.read(1)));
  expect(after.map(({ status, missed }) => [status, missed?.mine])).toEqual(
    dances.map(() => ['active', 1]),
  );
  expect(after.map(({ version }) => version)).toEqual(versions.map((version) => version + 1));
});
