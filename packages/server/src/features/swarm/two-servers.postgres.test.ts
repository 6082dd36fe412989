import { expect, test } from 'vitest';
import { atOnce, sayAs, swarmRaces } from '../../testing/races/swarm-races.ts';
import { repetitions } from '../../testing/repetitions.ts';
import { wordForNumber } from '../../testing/test-dance.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, mustCall, newPlayer } from '../../testing/test-player.ts';
import { gatherTestSwarm, startTestSwarm } from '../../testing/test-swarm.ts';
import { useTwoServers } from '../../testing/use-test-server.ts';

const servers = useTwoServers();

const at = (index: number) => (index % 2 ? servers[1] : servers[0]).url;

test(`six say their words at the same moment at two servers, ${repetitions(16) * 10} times`, {
  timeout: 120_000,
}, async () => {
  await Promise.all(
    Array.from({ length: repetitions(16) }, async (_, game) => {
      const table = await startTestSwarm(at(game), { rounds: 10 }, 6);
      for (let round = 1; round <= 10; round += 1) {
        const answers = await Promise.all(
          table.players.map(({ headers }, seat) => {
            const word = wordForNumber(10_000 * (game + 1) + 100 * round + seat);
            const input = { params: table.params, body: { round, word } };
            return callApi(at(seat + round), 'sayInSwarm', input, headers);
          }),
        );
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      }
      const { rounds, status } = await table.read();
      expect(status).toBe('over');
      expect(rounds.map(({ words }) => words.length)).toEqual(Array(10).fill(6));
    }),
  );
});

test('twenty who sit down at once at two servers fill twelve seats', async () => {
  const { params } = await gatherTestSwarm(at(0), {}, 1);
  const guests = await Promise.all(Array.from({ length: 20 }, (_, index) => newPlayer(at(index))));
  const answers = await Promise.all(
    guests.map(({ headers }, index) => callApi(at(index), 'joinSwarm', { params }, headers)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
  expect(answers.filter(({ error }) => error?.code === 'swarm_full')).toHaveLength(9);
});

test('one word forty times at two servers is sealed once', async () => {
  const table = await startTestSwarm(at(0));
  const { version } = await table.read();
  const input = { params: table.params, body: { round: 1, word: 'sand' } };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      callApi(at(index), 'sayInSwarm', input, table.player(0).headers),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await table.read()).version).toBe(version + 1);
});

test('rematches asked for by all at two servers are one room', async () => {
  const table = await startTestSwarm(at(0), {}, 6);
  await table.jinx(1);
  const { params } = table;
  const answers = await Promise.all(
    table.players.map(({ headers }, index) =>
      callApi(at(index), 'rematchSwarm', { params }, headers),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ data }) => data.swarm.swarmId)).size).toBe(1);
});

test('time that is up at two servers turns a round over once, and who listens at the other hears when', async () => {
  const table = await startTestSwarm(at(0), { wordSeconds: 15 });
  const guest = await newPlayer(at(1));
  await mustCall(guest, 'watchSwarm', { params: table.params });
  const listener = await TestListener.open(at(1), guest.headers);
  await table.say(0, 1, 'sand');
  await table.say(1, 1, 'wave');
  for (const server of servers) server.clock.advance(60_000);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      callApi(at(index), 'readSwarm', { params: table.params }, table.player(2).headers),
    ),
  );
  const { rounds } = await table.read();
  expect(rounds).toHaveLength(1);
  await listener.until(() =>
    JSON.stringify(listener.signals()).includes(rounds[0]?.revealAt ?? '-'),
  );
  listener.close();
});

test.each(Object.entries(swarmRaces))(
  'at two servers: %s',
  { timeout: 120_000 },
  async (_name, race) => {
    for (let time = 0; time < repetitions(12); time += 1) await race([at(0), at(1)]);
  },
);

test('words that are said while the time is up at the other server are in the round or refused, never lost', {
  timeout: 120_000,
}, async () => {
  const tables = await Promise.all(
    Array.from({ length: repetitions(12) }, () => startTestSwarm(at(0), { wordSeconds: 15 }, 6)),
  );
  for (const table of tables) {
    for (const seat of [0, 1]) await table.say(seat, 1, wordForNumber(seat));
  }
  // The clock of one server is ahead, so that the other still takes words.
  servers[1].clock.advance(60_000);
  const isIn: boolean[] = [];
  await Promise.all(
    tables.map(async (table) => {
      const words = [2, 3, 4].map((seat) => sayAs(table, seat, wordForNumber(100 + seat)));
      const [first, second, third] = words as [
        (typeof words)[0],
        (typeof words)[0],
        (typeof words)[0],
      ];
      const look = [
        table.player(5),
        'readSwarm',
        { params: table.params },
      ] satisfies (typeof words)[0];
      const replies = await atOnce([at(0), at(1)], [first, look, second, look, third, look]);
      const said = replies.filter((_, index) => index % 2 === 0);
      const { rounds } = await table.read();
      expect(rounds).toHaveLength(1);
      const out = rounds[0]?.words.map(({ seat }) => seat) ?? [];
      for (const [index, { status, error }] of said.entries()) {
        expect(status === 200 ? undefined : error.code).toBe(
          status === 200 ? undefined : 'wrong_round',
        );
        expect(out.includes(index + 2)).toBe(status === 200);
        isIn.push(status === 200);
      }
    }),
  );
  servers[0].clock.advance(60_000);
  expect(isIn).toHaveLength(3 * tables.length);
});
