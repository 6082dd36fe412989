import { expect, test } from 'vitest';
import { newFriends } from '../../testing/test-friends.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

test.each(['acceptFriend', 'inviteToDance'] as const)(
  'a hundred and one strangers who call %s with somebody’s code don’t push out a friend’s invite',
  async (name) => {
    const [anna, ben] = await newFriends(server.url);
    await ben.ask('inviteToDance', { body: { invitedPlayer: anna.player.userId } });
    const code = anna.player.friendCode;
    for (let from = 0; from < 101; from += 25) {
      const strangers = await Promise.all(
        Array.from({ length: Math.min(25, 101 - from) }, () => newPlayer(server.url)),
      );
      for (const stranger of strangers) {
        const { status } =
          name === 'acceptFriend'
            ? await stranger.ask(name, { body: { friendCode: code } })
            : await stranger.ask(name, { body: { challengedFriendCode: code } });
        expect(status).toBe(200);
      }
    }
    const { notifications } = (await anna.ask('listNotifications', { query: { limit: 100 } })).data;
    expect(notifications).toContainEqual(
      expect.objectContaining({
        type: 'invite',
        from: expect.objectContaining({ userId: ben.player.userId }),
      }),
    );
    expect(notifications.length).toBeLessThan(50);
  },
);
