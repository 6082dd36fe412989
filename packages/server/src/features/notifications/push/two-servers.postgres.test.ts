import { expect, test } from 'vitest';
import { makeReadyDatabase } from '../../../testing/test-database.ts';
import { newPlayer } from '../../../testing/test-player.ts';
import { TestPushService } from '../../../testing/test-push-service.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const players = 8;

test('one of two servers sends what a crashed one has left', async () => {
  const database = await makeReadyDatabase();
  const service = await TestPushService.open();
  const start = () => startTestServer({ database, settings: { PUSH_TO_LOOPBACK: 'on' } });
  const [first, ...others] = [await start(), await start(), await start()] as const;
  const inviter = await newPlayer(first.url);
  const browsers = await Promise.all(
    Array.from({ length: players }, async () => {
      const player = await newPlayer(first.url);
      const browser = service.newBrowser();
      await player.ask('subscribeToPush', { body: browser.subscription });
      service.answers.push('hang');
      await inviter.ask('inviteToDance', { body: { invitedPlayer: player.player.userId } });
      return browser;
    }),
  );
  for (const browser of browsers) await browser.next(1);
  await first.stop();
  for (const browser of browsers) await browser.next(2);
  for (const instance of others) await instance.stop();
  expect(browsers.map((browser) => browser.deliveries().length)).toEqual(Array(players).fill(2));
  service.close();
  await database.remove();
});
