import { must } from '../growth/must.ts';
import { acceptCodeOf, blockOf } from '../test-friends.ts';
import { foundHive } from '../test-hive.ts';
import { asksEach, type Export, nothing, type Plans, times } from './plan.ts';
import type { Stage } from './stage.ts';

/** No more than a player may have or join. */
const hivesEach = 6;

const idsOf = (players: Export['friends']) => players.map(({ userId }) => userId);

export const friendPlans = {
  acceptFriend: {
    'codes of others': async (stage) => {
      const players = await stage.others(asksEach);
      return {
        asks: players.map(({ player }) => ({ input: { body: { friendCode: player.friendCode } } })),
        kept: ({ friends }, { friend }) => idsOf(friends).includes(friend.userId),
      };
    },
    'by others': async ({ visitor, ...stage }) => {
      const players = await stage.others(asksEach);
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
      const players = await stage.others(asksEach);
      for (const one of players) await acceptCodeOf(one, visitor);
      return {
        asks: players.map(({ player }) => ({ input: { params: { userId: player.userId } } })),
        kept: ({ friends }, _reply, index) =>
          !idsOf(friends).includes(players[index]?.player.userId ?? ''),
      };
    },
    'by others': async ({ visitor, ...stage }) => {
      const players = await stage.others(asksEach);
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
      const players = await stage.others(asksEach);
      return {
        asks: players.map(({ player }) => ({ input: { body: { userId: player.userId } } })),
        kept: ({ blocked }, _reply, index) =>
          idsOf(blocked).includes(players[index]?.player.userId ?? ''),
      };
    },
    'by others': async ({ visitor, account, ...stage }) => {
      const players = await stage.others(asksEach);
      const body = { userId: visitor.player.userId };
      return {
        asks: players.map((by) => ({ by, input: { body } })),
        kept: async (_now, _reply, index) => {
          const by = players[index];
          const list = by && (await must(by, 'listBlocked', {}));
          return list?.blocked.some(({ userId }) => userId === account.player.userId) === true;
        },
      };
    },
  },
  unblockPlayer: {
    'by others': async ({ visitor, account, ...stage }) => {
      const players = await stage.others(asksEach);
      for (const one of players) await blockOf(one, visitor);
      const body = { userId: visitor.player.userId };
      return {
        asks: players.map((by) => ({ by, input: { body } })),
        kept: async (_now, _reply, index) => {
          const by = players[index];
          const list = by && (await must(by, 'listBlocked', {}));
          return list?.blocked.every(({ userId }) => userId !== account.player.userId) === true;
        },
      };
    },
    own: async ({ visitor, ...stage }) => {
      const players = await stage.others(asksEach);
      for (const one of players) await blockOf(visitor, one);
      return {
        asks: players.map(({ player }) => ({ input: { body: { userId: player.userId } } })),
        kept: ({ blocked }, _reply, index) =>
          !idsOf(blocked).includes(players[index]?.player.userId ?? ''),
      };
    },
  },
  renewFriendCode: {
    own: async ({ visitor }) => ({
      asks: await times(asksEach, () => ({
        input: { body: { friendCode: visitor.player.friendCode } },
      })),
      kept: nothing('The account keeps its own name and codes.'),
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
        asks: await times(asksEach, () => ({ input: { body: { until } } })),
        kept: ({ notifications }) => notifications.every(({ read }) => read),
      };
    },
  },
} satisfies Partial<Plans>;

async function inboxOf({ visitor, others }: Stage) {
  for (const one of await others(5)) await acceptCodeOf(one, visitor);
  return (await must(visitor, 'listNotifications', { query: {} })).notifications;
}

/** Hives of others, with what a plan needs of each. */
async function hivesOfOthers<Made>(
  { url, others }: Stage,
  make: (hive: Awaited<ReturnType<typeof foundHive>>) => Promise<Made>,
  wish: Parameters<typeof foundHive>[1] = {},
): Promise<Made[]> {
  const owners = await others(hivesEach);
  return Promise.all(owners.map(async (owner) => make(await foundHive(url, wish, owner))));
}

/** One hive of the player's own, with so many others in it. */
async function ownHive({ url, visitor, others }: Stage, members: number) {
  const hive = await foundHive(url, {}, visitor);
  const joined = await others(members);
  for (const one of joined) await hive.join(one);
  return { ...hive, joined };
}

/** As it stands, whoever asks. */
const memberOf = ({ server }: Stage, groupId: string, playerId: string) =>
  server.db.read
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(['left_at', 'owner_id', 'ended_at', 'name'])
    .where('group_id', '=', groupId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();

const isIn = async (stage: Stage, groupId: string, playerId: string) =>
  (await memberOf(stage, groupId, playerId))?.left_at === null;

const membershipIn = ({ memberships }: Export, id: string | undefined) =>
  memberships.find(({ groupId }) => groupId === id);

export const hivePlans = {
  createGroup: {
    own: async () => ({
      asks: await times(hivesEach, (index) => ({ input: { body: { name: `Raced ${index}` } } })),
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
      const asked = await times(hivesEach, () => hive.ask());
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
      const asked = await times(hivesEach, () => hive.ask());
      return {
        asks: asked.map(({ requestId }) => ({ input: { body: { requestId } } })),
        kept: async (_now, _reply, index) => {
          const { asker, requestId } = asked[index] ?? {};
          const open = asker && (await must(asker, 'groupRequests', { query: {} }));
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
      const hives = await times(hivesEach, () => foundHive(url, {}, visitor));
      return {
        asks: hives.map(({ groupId }) => ({ input: { params: { groupId } } })),
        kept: (now, _reply, index) => membershipIn(now, hives[index]?.groupId)?.role === undefined,
      };
    },
  },
  updateGroup: {
    own: async ({ url, visitor }) => {
      const hives = await times(hivesEach, () => foundHive(url, {}, visitor));
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
      const hives = await times(hivesEach, () => ownHive(stage, 1));
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
      asks: await times(2 * asksEach, (index) => ({ input: { body: { text: `Buzz ${index}` } } })),
      kept: ({ buzz }, reply) => buzz.some(({ buzzId }) => buzzId === reply.buzz.buzzId),
    }),
    'to a hive': async (stage) => {
      const { groupId } = await ownHive(stage, 1);
      return {
        asks: await times(asksEach, (index) => ({
          input: { body: { text: `Buzz ${index}`, groupId } },
        })),
        kept: ({ buzz }, reply) => buzz.some(({ buzzId }) => buzzId === reply.buzz.buzzId),
      };
    },
  },
  deleteBuzz: {
    own: async ({ visitor }) => {
      const posted = await times(asksEach, async (index) => {
        const { buzz } = await must(visitor, 'postBuzz', { body: { text: `Buzz ${index}` } });
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
          const { buzz } = await must(stage.account, 'listBuzz', { query: {} });
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
} satisfies Partial<Plans>;

function isNoLongerOpen(
  { joinRequests }: Export,
  { request }: { request: { requestId: string } },
): boolean {
  return !joinRequests.some(
    ({ requestId, status }) => requestId === request.requestId && status === 'pending',
  );
}

async function postsOfOthers(stage: Stage): Promise<string[]> {
  const [owner] = await stage.others(1);
  if (!owner) throw new Error('There is nobody.');
  const hive = await foundHive(stage.url, {}, owner);
  await hive.join(stage.visitor);
  const { groupId } = hive;
  return times(asksEach, async (index) => {
    const { buzz } = await must(owner, 'postBuzz', { body: { text: `Buzz ${index}`, groupId } });
    return buzz.buzzId;
  });
}
