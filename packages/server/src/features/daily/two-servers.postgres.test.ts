import { beforeAll, expect, test } from 'vitest';
import { noon, setClock, today } from '../../testing/test-daily.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer } from '../../testing/test-player.ts';
import { useTwoServers } from '../../testing/use-test-server.ts';

const servers = useTwoServers();
beforeAll(() => {
  for (const server of servers) setClock(server, noon);
});

test('one word said at two servers at once is one round, and both screens hear of it', async () => {
  const [here, there] = servers;
  const player = await newPlayer(here.url);
  const opened = await Promise.all(
    servers.map(({ url }) =>
      callApi(url, 'dailyPuzzle', { query: { puzzleNumber: today } }, player.headers),
    ),
  );
  expect(opened[0]?.data.seal).toBe(opened[1]?.data.seal);
  const listener = await TestListener.open(there.url, player.headers);
  const body = { puzzleNumber: today, round: 1, word: 'sand' };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      callApi((index % 2 ? here : there).url, 'submitDaily', { body }, player.headers),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  await listener.until(() => listener.signals().length > 0);
  expect(listener.signals()).toEqual([{ topic: 'daily', id: String(today), version: 2 }]);
  listener.close();
});

test('a cursor of one server is good at the other', async () => {
  const [here, there] = servers;
  const player = await newPlayer(here.url);
  const { nextCursor = '' } = (await player.ask('dailyArchive', { query: {} })).data;
  const query = { cursor: nextCursor };
  const { status } = await callApi(there.url, 'dailyArchive', { query }, player.headers);
  expect(status).toBe(200);
});
