import type { CallName } from '@bee-jinx/contract';
import {
  type HiveAction,
  type HiveRole,
  hasHivePermission,
  hiveActions,
  hivePermissionRefusal,
  hiveRoles,
} from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { createTestHive } from '../../testing/test-hive.ts';
import { type ApiResponse, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

/** Tries every cell of the table of permissions at the real server. */

const server = useTestServer();

interface Scene {
  groupId: string;
  code: string;
  /** Another member. */
  otherId: string;
  /** Another player's request. */
  requestId: string;
  /** The caller's own request, if any. */
  ownRequestId: string;
}

async function setScene(role: HiveRole): Promise<{ player: TestPlayer; scene: Scene }> {
  const hive = await createTestHive(server.url);
  const otherMember = await hive.join();
  const { requestId } = await hive.ask();
  const scene = {
    ...hive,
    otherId: otherMember.player.userId,
    requestId,
    ownRequestId: 'request_none',
  };
  switch (role) {
    case 'owner':
      return { player: hive.owner, scene };
    case 'member':
      return { player: await hive.join(), scene };
    case 'requester': {
      const { asker, requestId: ownRequestId } = await hive.ask();
      return { player: asker, scene: { ...scene, ownRequestId } };
    }
    case 'former': {
      const player = await hive.join();
      await player.ask('leaveGroup', { params: { groupId: hive.groupId } });
      return { player, scene };
    }
    case 'stranger':
      return { player: await newPlayer(server.url), scene };
  }
}

type Try = (player: TestPlayer, scene: Scene) => Promise<ApiResponse<CallName>>;

/** The suite of the buzz feature tests these two. */
const tries: Record<Exclude<HiveAction, 'post' | 'moderate'>, Try[]> = {
  see: [
    (player, { groupId }) => player.ask('readGroup', { params: { groupId } }),
    (player, { groupId }) => player.ask('groupMembers', { params: { groupId }, query: {} }),
    (player, { groupId }) => player.ask('groupBoard', { params: { groupId }, query: {} }),
    (player, { groupId }) => player.ask('groupDay', { params: { groupId }, query: {} }),
  ],
  leave: [(player, { groupId }) => player.ask('leaveGroup', { params: { groupId } })],
  join: [
    (player, { code }) =>
      player.ask('joinGroup', { body: { joinMethod: 'link', inviteCode: code } }),
  ],
  request: [(player, { code }) => player.ask('requestGroup', { body: { inviteCode: code } })],
  cancel: [
    (player, { ownRequestId }) =>
      player.ask('cancelRequest', { body: { requestId: ownRequestId } }),
  ],
  answer: [
    (player, { requestId }) => player.ask('rejectRequest', { body: { requestId } }),
    (player, { requestId }) => player.ask('approveRequest', { body: { requestId } }),
  ],
  update: [
    (player, { groupId }) =>
      player.ask('updateGroup', { params: { groupId }, body: { name: 'Changed' } }),
  ],
  remove: [
    (player, { groupId, otherId }) =>
      player.ask('removeMember', { params: { groupId }, body: { memberUserId: otherId } }),
  ],
  hand_over: [
    (player, { groupId, otherId }) =>
      player.ask('handOverGroup', { params: { groupId }, body: { memberUserId: otherId } }),
  ],
  delete: [(player, { groupId }) => player.ask('deleteGroup', { params: { groupId } })],
};

/** The request is looked up before the hive, so that another player's does not reveal its hive. */
const hidden: HiveAction[] = ['answer', 'cancel'];

const table = hiveRoles.flatMap((role) =>
  hiveActions
    .filter((action) => action in tries)
    .map(
      (action) => [role, action as keyof typeof tries, hasHivePermission(role, action)] as const,
    ),
);

test.each(table)('%s, %s: %s', async (role, action, isAllowed) => {
  for (const [index, attempt] of tries[action].entries()) {
    const { player, scene } = await setScene(role);
    const answer = await attempt(player, scene);
    if (isAllowed) expect(answer.status, `${index}: ${answer.error?.message}`).toBe(200);
    else if (hidden.includes(action)) expect(answer.error.code).toBe('not_found');
    else {
      const code = hivePermissionRefusal(role, action);
      const message = 'There is no such hive, or you are not in it.';
      expect(answer.error).toMatchObject(code === 'group_not_found' ? { code, message } : { code });
    }
  }
});
