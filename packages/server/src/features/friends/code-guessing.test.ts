import { randomBytes } from 'node:crypto';
import { routes } from '@bee-jinx/contract';
import { makeFriendCode } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { repetitions } from '../../testing/repetitions.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer({
  settings: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1, ::1' },
});

const guess = () => makeFriendCode(randomBytes(5));

/** From a different address each time, unless one is given. */
async function look(code: string, from: string, as?: TestPlayer) {
  const response = await fetch(`${server.url}/api/friends/code/${encodeURIComponent(code)}`, {
    headers: { ...as?.headers, 'x-forwarded-for': from },
  });
  return { status: response.status, body: await response.text() };
}

/** In batches, so that thousands of requests don't queue up. */
async function inBatches<Result>(count: number, work: (index: number) => Promise<Result>) {
  const results: Result[] = [];
  while (results.length < count) {
    const size = Math.min(100, count - results.length);
    const start = results.length;
    results.push(
      ...(await Promise.all(Array.from({ length: size }, (_, index) => work(start + index)))),
    );
  }
  return results;
}

test(`of ${repetitions(10_000)} guesses from one address few are answered, all with the same reply`, async () => {
  const guessers = await Promise.all(Array.from({ length: 20 }, () => newPlayer(server.url)));
  const answers = await inBatches(repetitions(10_000), (index) =>
    look(guess(), '198.51.100.1', guessers[index % 20]),
  );
  const answered = answers.filter(({ status }) => status !== 429);
  expect(answered.length).toBeLessThanOrEqual(routes.previewFriendCode.perMinuteAndAddress * 2);
  expect(answered.length).toBeGreaterThan(0);
  expect(new Set(answered.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(answered[0]?.status).toBe(404);
}, 120_000);

test('one player on hundreds of addresses is limited by player', async () => {
  const guesser = await newPlayer(server.url);
  const answers = await inBatches(500, (index) =>
    look(guess(), `203.0.${index >> 8}.${index & 255}`, guesser),
  );
  const answered = answers.filter(({ status }) => status !== 429);
  expect(answered.length).toBeLessThanOrEqual(routes.previewFriendCode.perMinute * 2);
});

test('a malformed code gets the same reply as an unknown one', async () => {
  const { body } = await look(guess(), '192.0.2.1');
  for (const [index, code] of ['x', '%00', 'ILOU', "' or 1=1", '💛', 'A'.repeat(50)].entries()) {
    expect(await look(code, `192.0.2.${index + 2}`)).toEqual({ status: 404, body });
  }
});

test('another player’s valid code still works meanwhile', async () => {
  const anna = await newPlayer(server.url);
  expect((await look(anna.player.friendCode, '192.0.2.99')).status).toBe(200);
});

test('accepting codes is limited like previewing them', async () => {
  const guesser = await newPlayer(server.url);
  const answers = await inBatches(200, () =>
    guesser.ask('acceptFriend', { body: { friendCode: guess() } }),
  );
  const answered = answers.filter(({ status }) => status !== 429);
  expect(answered.length).toBeLessThanOrEqual(routes.acceptFriend.perMinute * 2);
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([404]));
});
