import { expect, test } from 'vitest';
import { signInToExistingAccount } from '../../testing/test-account.ts';
import { acceptCodeOf, blockTestPlayer, readFriendIds } from '../../testing/test-friends.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

test('friends of an anonymous player become friends of the account, and are signalled', async () => {
  const [ben, cleo] = [await newPlayer(server.url), await newPlayer(server.url)];
  const back = await signInToExistingAccount(server.url, async (visitor, account) => {
    await acceptCodeOf(ben, visitor);
    await acceptCodeOf(cleo, visitor);
    await acceptCodeOf(cleo, account);
    await acceptCodeOf(visitor, account);
  });
  const listener = await TestListener.open(server.url, ben.headers);
  expect(await back.migrate()).toMatchObject({
    collections: [{ collection: 'friends', moves: 2, meets: 1 }],
  });
  await listener.until(() => listener.signals().length > 0);
  listener.close();
  expect(listener.signals()).toEqual([{ topic: 'friends', id: ben.player.userId, version: 2 }]);
  expect((await readFriendIds(back)).sort()).toEqual(
    [ben.player.userId, cleo.player.userId].sort(),
  );
  expect(await readFriendIds(ben)).toEqual([back.player.userId]);
  expect(await readFriendIds(cleo)).toEqual([back.player.userId]);
});

test('a block holds for the account too, in both directions, and ends what friendship there was', async () => {
  const [ben, cleo] = [await newPlayer(server.url), await newPlayer(server.url)];
  const back = await signInToExistingAccount(server.url, async (visitor, account) => {
    await acceptCodeOf(ben, account);
    await acceptCodeOf(cleo, account);
    await blockTestPlayer(ben, visitor);
    await blockTestPlayer(visitor, cleo);
  });
  await back.migrate();
  expect(await readFriendIds(back)).toEqual([]);
  expect(await readFriendIds(ben)).toEqual([]);
  expect((await acceptCodeOf(back, ben)).status).toBe(404);
  expect((await acceptCodeOf(back, cleo)).status).toBe(403);
});
