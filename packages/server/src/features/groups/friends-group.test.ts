import { describe, expect, test } from 'vitest';
import { listHives } from '../../testing/test-hive.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

describe('the friends group', () => {
  test('is created once per player, and is in no list', async () => {
    const player = await newPlayer(server.url);
    const friends = () => player.ask('listGroups', { query: { type: 'friends' } });
    const answers = await Promise.all([friends(), friends(), friends()]);
    const ids = new Set(answers.map(({ data }) => data.group?.groupId));
    expect(ids.size).toBe(1);
    expect(answers[0].data.groups).toEqual([]);
    expect(await listHives(player, 'true')).toEqual([]);
    const groupId = [...ids][0] ?? '';
    const members = { params: { groupId }, query: {} };
    expect((await player.ask('groupMembers', members)).data.members).toEqual([]);
    const otherPlayer = await newPlayer(server.url);
    const { friendCode } = otherPlayer.player;
    await player.ask('acceptFriend', { body: { friendCode } });
    expect((await player.ask('groupMembers', members)).data.members).toMatchObject([
      {
        userId: otherPlayer.player.userId,
        displayName: otherPlayer.player.displayName,
        membership: { role: 'member', isActive: true, joinedAt: expect.any(String) },
      },
    ]);
    expect((await otherPlayer.ask('groupMembers', members)).status).toBe(404);
    for (const call of ['readGroup', 'deleteGroup', 'leaveGroup'] as const) {
      expect((await player.ask(call, { params: { groupId } })).status, call).toBe(404);
    }
  });
});
