import { mustCall } from '../growth/must-call.ts';
import { acceptCodeOf, blockTestPlayer } from '../test-friends.ts';
import { createTestHive } from '../test-hive.ts';
import {
  createMany,
  type Export,
  nothingToVerify,
  type RacePlans,
  requestsPerPlan,
} from './race-plan.ts';
import type { RaceSetup } from './race-setup.ts';

/** No more than a player may have or join. */
const hivesEach = 6;

const idsOf = (players: Export['friends']) => players.map(({ userId }) => userId);

export const friendPlans = {
  acceptFriend: {
    'codes of others': async (stage) => {
      const players = await stage.others(requestsPerPlan);
      return {
        asks: players.map(({ player }) => ({ input: { body: { friendCode: player.friendCode } } })),
        kept: ({ friends }, { friend }) => idsOf(friends).includes(friend.userId),
      };
    },
    'by others': async ({ visitor, ...stage }) => {
      const players = await stage.others(requestsPerPlan);
      const body = { friendCode: visitor.player.friendCode };
      return {
        asks: players.map((by) => ({ by, input: { body } })),
        kept: ({ friends }, _reply, index) =>
          idsOf(friends).includes(players[index]?.player.userId ?? ''),
      };
    },
  },
  removeFriend: {
    own: async ({ visitor, ...stage }) => {
      const players = await stage.others(requestsPerPlan);
      for (const one of players) await acceptCodeOf(one, visitor);
      return {
        asks: players.map(({ player }) => ({ input: { params: { userId: player.userId } } })),
        kept: ({ friends }, _reply, index) =>
          !idsOf(friends).includes(players[index]?.player.userId ?? ''),
      };
    },
    'by others': async ({ visitor, ...stage }) => {
      const players = await stage.others(requestsPerPlan);
      for (const one of players) await acceptCodeOf(one, visitor);
      const params = { userId: visitor.player.userId };
      return {
        asks: players.map((by) => ({ by, input: { params } })),
        kept: ({ friends }, _reply, index) =>
          !idsOf(friends).includes(players[index]?.player.userId ?? ''),
      };
    },
  },
  blockPlayer: {
    own: async (stage) => {
      const players = await stage.others(requestsPerPlan);
      return {
        asks: players.map(({ player }) => ({ input: { body: { userId: player.userId } } })),
        kept: ({ blocked }, _reply, index) =>
          idsOf(blocked).includes(players[index]?.player.userId ?? ''),
      };
    },
    'by others': async ({ visitor, account, ...stage }) => {
      const players = await stage.others(requestsPerPlan);
      const body = { userId: visitor.player.userId };
      return {
        asks: players.map((by) => ({ by, input: { body } })),
        kept: async (_now, _reply, index) => {
          const by = players[index];
          const list = by && (await mustCall(by, 'listBlocked', {}));
          return list?.blocked.some(({ userId }) => userId === account.player.userId) === true;
        },
      };
    },
  },
  unblockPlayer: {
    'by others': async ({ visitor, account, ...stage }) => {
      const players = await stage.others(requestsPerPlan);
      for (const one of players) await blockTestPlayer(one, visitor);
      const body = { userId: visitor.player.userId };
      return {
        asks: players.map((by) => ({ by, input: { body } })),
        kept: async (_now, _reply, index) => {
          const by = players[index];
          const list = by && (await mustCall(by, 'listBlocked', {}));
          return list?.blocked.every(({ userId }) => userId !== account.player.userId) === true;
        },
      };
    },
    own: async ({ visitor, ...stage }) => {
      const players = await stage.others(requestsPerPlan);
      for (const one of players) await blockTestPlayer(visitor, one);
      return {
        asks: players.map(({ player }) => ({ input: { body: { userId: player.userId } } })),
        kept: ({ blocked }, _reply, index) =>
          !idsOf(blocked).includes(players[index]?.player.userId ?? ''),
      };
    },
  },
  renewFriendCode: {
    own: async ({ visitor }) => ({
      asks: await createMany(requestsPerPlan, () => ({
        input: { body: { friendCode: visitor.player.friendCode } },
      })),
      kept: nothingToVerify('The account keeps its own name and codes.'),
    }),
  },
  markNotificationRead: {
    own: async (stage) => {
      const notifications = await inboxOf(stage);
      return {
        asks: notifications.map(({ notificationId }) => ({ input: { body: { notificationId } } })),
        kept: (now, _reply, index) => {
          const { notificationId } = notifications[index] ?? {};
          const kept = now.notifications.find((one) => one.notificationId === notificationId);
          return kept?.read === true;
        },
      };
    },
  },
  markInboxRead: {
    own: async (stage) => {
      const [newest] = await inboxOf(stage);
      const until = newest?.createdAt ?? '';
      return {
        asks: await createMany(requestsPerPlan, () => ({ input: { body: { until } } })),
        kept: ({ notifications }) => notifications.every(({ read }) => read),
      };
    },
  },
} satisfies Partial<RacePlans>;

async function inboxOf({ visitor, others }: RaceSetup) {
  for (const one of await others(5)) await acceptCodeOf(one, visitor);
  return (await mustCall(visitor, 'listNotifications', { query: {} })).notifications;
}

/** Hives of others, with what a plan needs of each. */
async function hivesOfOthers<Made>(
  { url, others }: RaceSetup,
  make: (hive: Awaited<ReturnType<typeof createTestHive>>) => Promise<Made>,
  overrides: Parameters<typeof createTestHive>[1] = {},
): Promise<Made[]> {
  const owners = await others(hivesEach);
  return Promise.all(
    owners.map(async (owner) => make(await createTestHive(url, overrides, owner))),
  );
}

/** One hive of the player's own, with so many others in it. */
async function ownHive({ url, visitor, others }: RaceSetup, members: number) {
  const hive = await createTestHive(url, {}, visitor);
  const joined = await others(members);
  for (const one of joined) await hive.join(one);
  return { ...hive, joined };
}

/** As it stands, whoever asks. */
const memberOf = ({ server }: RaceSetup, groupId: string, playerId: string) =>
  server.db.read
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(['left_at', 'owner_id', 'ended_at', 'name'])
    .where('group_id', '=', groupId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();

const isIn = async (stage: RaceSetup, groupId: string, playerId: string) =>
  (await memberOf(stage, groupId, playerId))?.left_at === null;

const membershipIn = ({ memberships }: Export, id: string | undefined) =>
  memberships.find(({ groupId }) => groupId === id);

export const hivePlans = {
  createGroup: {
    own: async () => ({
      asks: await createMany(hivesEach, (index) => ({
        input: { body: { name: `Raced ${index}` } },
      })),
      kept: (now, { group }) => membershipIn(now, group.groupId)?.role === 'owner',
    }),
  },
  joinGroup: {
    'hives of others': async (stage) => ({
      asks: await hivesOfOthers(stage, async ({ code }) => ({
        input: { body: { joinMethod: 'invite_code' as const, inviteCode: code } },
      })),
      kept: (now, { group }) => membershipIn(now, group?.groupId)?.role === 'member',
    }),
  },
  requestGroup: {
    'hives of others': async (stage) => ({
      asks: await hivesOfOthers(stage, async ({ code }) => ({
        input: { body: { inviteCode: code } },
      })),
      kept: ({ joinRequests }, { request }) =>
        joinRequests.some(({ requestId }) => requestId === request.requestId),
    }),
  },
  approveRequest: {
    own: async (stage) => {
      const hive = await ownHive(stage, 0);
      const asked = await createMany(hivesEach, () => hive.ask());
      return {
        asks: asked.map(({ requestId }) => ({ input: { body: { requestId } } })),
        kept: (_now, { request }) => isIn(stage, hive.groupId, request.userId),
      };
    },
    'by others': async (stage) => {
      const asks = await hivesOfOthers(stage, async (hive) => {
        const { requestId } = await hive.ask(stage.visitor);
        return { by: hive.owner, input: { body: { requestId } } };
      });
      return {
        asks,
        kept: (now, { request }) => membershipIn(now, request.groupId)?.role === 'member',
      };
    },
  },
  rejectRequest: {
    own: async (stage) => {
      const hive = await ownHive(stage, 0);
      const asked = await createMany(hivesEach, () => hive.ask());
      return {
        asks: asked.map(({ requestId }) => ({ input: { body: { requestId } } })),
        kept: async (_now, _reply, index) => {
          const { asker, requestId } = asked[index] ?? {};
          const open = asker && (await mustCall(asker, 'groupRequests', { query: {} }));
          return open?.sent.every((one) => one.requestId !== requestId) === true;
        },
      };
    },
    'by others': async (stage) => {
      const asks = await hivesOfOthers(stage, async (hive) => {
        const { requestId } = await hive.ask(stage.visitor);
        return { by: hive.owner, input: { body: { requestId } } };
      });
      return { asks, kept: isNoLongerOpen };
    },
  },
  cancelRequest: {
    own: async (stage) => ({
      asks: await hivesOfOthers(stage, async (hive) => {
        const { requestId } = await hive.ask(stage.visitor);
        return { input: { body: { requestId } } };
      }),
      kept: isNoLongerOpen,
    }),
  },
  leaveGroup: {
    'hives of others': async (stage) => {
      const hives = await hivesOfOthers(stage, async (hive) => {
        await hive.join(stage.visitor);
        return hive.groupId;
      });
      return {
        asks: hives.map((groupId) => ({ input: { params: { groupId } } })),
        kept: (now, _reply, index) => membershipIn(now, hives[index])?.role === undefined,
      };
    },
  },
  deleteGroup: {
    own: async ({ url, visitor }) => {
      const hives = await createMany(hivesEach, () => createTestHive(url, {}, visitor));
      return {
        asks: hives.map(({ groupId }) => ({ input: { params: { groupId } } })),
        kept: (now, _reply, index) => membershipIn(now, hives[index]?.groupId)?.role === undefined,
      };
    },
  },
  updateGroup: {
    own: async ({ url, visitor }) => {
      const hives = await createMany(hivesEach, () => createTestHive(url, {}, visitor));
      return {
        asks: hives.map(({ groupId }, index) => ({
          input: { params: { groupId }, body: { name: `Renamed ${index}` } },
        })),
        kept: (now, _reply, index) =>
          membershipIn(now, hives[index]?.groupId)?.name === `Renamed ${index}`,
      };
    },
  },
  removeMember: {
    own: async (stage) => {
      const { groupId, joined } = await ownHive(stage, hivesEach);
      return {
        asks: joined.map(({ player }) => ({
          input: { params: { groupId }, body: { memberUserId: player.userId } },
        })),
        kept: async (_now, _reply, index) =>
          !(await isIn(stage, groupId, joined[index]?.player.userId ?? '')),
      };
    },
    'by others': async (stage) => {
      const hives = await hivesOfOthers(stage, async (hive) => {
        await hive.join(stage.visitor);
        return hive;
      });
      const body = { memberUserId: stage.visitor.player.userId };
      return {
        asks: hives.map(({ groupId, owner }) => ({
          by: owner,
          input: { params: { groupId }, body },
        })),
        kept: (now, _reply, index) => membershipIn(now, hives[index]?.groupId)?.role === undefined,
      };
    },
  },
  handOverGroup: {
    own: async (stage) => {
      const hives = await createMany(hivesEach, () => ownHive(stage, 1));
      const heirs = hives.map(({ joined }) => joined[0]?.player.userId ?? '');
      return {
        asks: hives.map(({ groupId }, index) => ({
          input: { params: { groupId }, body: { memberUserId: heirs[index] ?? '' } },
        })),
        kept: async (_now, { group }, index) =>
          (await memberOf(stage, group.groupId, heirs[index] ?? ''))?.owner_id === heirs[index],
      };
    },
    'by others': async (stage) => {
      const hives = await hivesOfOthers(stage, async (hive) => {
        await hive.join(stage.visitor);
        return hive;
      });
      const body = { memberUserId: stage.visitor.player.userId };
      return {
        asks: hives.map(({ groupId, owner }) => ({
          by: owner,
          input: { params: { groupId }, body },
        })),
        kept: (now, { group }) => membershipIn(now, group.groupId)?.role === 'owner',
      };
    },
  },
  postBuzz: {
    'to friends': async () => ({
      asks: await createMany(2 * requestsPerPlan, (index) => ({
        input: { body: { text: `Buzz ${index}` } },
      })),
      kept: ({ buzz }, reply) => buzz.some(({ buzzId }) => buzzId === reply.buzz.buzzId),
    }),
    'to a hive': async (stage) => {
      const { groupId } = await ownHive(stage, 1);
      return {
        asks: await createMany(requestsPerPlan, (index) => ({
          input: { body: { text: `Buzz ${index}`, groupId } },
        })),
        kept: ({ buzz }, reply) => buzz.some(({ buzzId }) => buzzId === reply.buzz.buzzId),
      };
    },
  },
  deleteBuzz: {
    own: async ({ visitor }) => {
      const posted = await createMany(requestsPerPlan, async (index) => {
        const { buzz } = await mustCall(visitor, 'postBuzz', { body: { text: `Buzz ${index}` } });
        return buzz.buzzId;
      });
      return {
        asks: posted.map((buzzId) => ({ input: { params: { buzzId } } })),
        kept: ({ buzz }, _reply, index) => !buzz.some(({ buzzId }) => buzzId === posted[index]),
      };
    },
  },
  reactToBuzz: {
    own: async (stage) => {
      const posted = await postsOfOthers(stage);
      return {
        asks: posted.map((buzzId) => ({
          input: { params: { buzzId }, body: { reaction: 'honey' as const } },
        })),
        kept: async (_now, reply) => {
          const { buzz } = await mustCall(stage.account, 'listBuzz', { query: {} });
          return buzz.some(
            ({ buzzId, myReaction }) => buzzId === reply.buzz.buzzId && myReaction === 'honey',
          );
        },
      };
    },
  },
  reportBuzz: {
    own: async (stage) => {
      const posted = await postsOfOthers(stage);
      return {
        asks: posted.map((buzzId) => ({ input: { params: { buzzId }, body: { reason: 'Hm' } } })),
        kept: async (_now, _reply, index) => {
          const row = await stage.server.db.read
            .selectFrom('buzz_reports')
            .select('buzz_id')
            .where('buzz_id', '=', posted[index] ?? '')
            .where('reporter_id', '=', stage.account.player.userId)
            .executeTakeFirst();
          return row !== undefined;
        },
      };
    },
  },
} satisfies Partial<RacePlans>;

function isNoLongerOpen(
  { joinRequests }: Export,
  { request }: { request: { requestId: string } },
): boolean {
  return !joinRequests.some(
    ({ requestId, status }) => requestId === request.requestId && status === 'pending',
  );
}

async function postsOfOthers(stage: RaceSetup): Promise<string[]> {
  const [owner] = await stage.others(1);
  if (!owner) throw new Error('There is nobody.');
  const hive = await createTestHive(stage.url, {}, owner);
  await hive.join(stage.visitor);
  const { groupId } = hive;
  return createMany(requestsPerPlan, async (index) => {
    const { buzz } = await mustCall(owner, 'postBuzz', {
      body: { text: `Buzz ${index}`, groupId },
    });
    return buzz.buzzId;
  });
}
