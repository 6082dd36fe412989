import { acceptCodeOf, blockTestPlayer } from '../test-friends.ts';
import { createTestHive, type TestHive } from '../test-hive.ts';
import { mustCall, type TestPlayer } from '../test-player.ts';

import {
  createMany,
  type Export,
  nothingToVerify,
  planEach,
  planNumbers,
  type RacePlans,
  repeated,
} from './race-plan.ts';
import { type RaceSetup, requestsPerPlan } from './race-setup.ts';

/** No more than a player may own or join. */
const hivesEach = 6;

const includes = (listed: Export['friends'], userId: string) =>
  listed.some((player) => player.userId === userId);
const namedInBody = ({ player }: TestPlayer) => ({ body: { userId: player.userId } });
const namedInParams = ({ player }: TestPlayer) => ({ params: { userId: player.userId } });

/** Others who are friends of the player who is merged. */
async function friendsOf({ visitor, others }: RaceSetup, count?: number): Promise<TestPlayer[]> {
  const friends = await others(count);
  for (const friend of friends) await acceptCodeOf(friend, visitor);
  return friends;
}

/** Others who want to be asked first, and whom the player who is merged has asked. */
async function askedBy({ visitor, others }: RaceSetup): Promise<TestPlayer[]> {
  const asked = await others();
  for (const one of asked) {
    await mustCall(one, 'changeFriendSettings', { body: { asksFirst: true } });
    await acceptCodeOf(visitor, one);
  }
  return asked;
}

const blocksAccount = async ({ account }: RaceSetup, by: TestPlayer) =>
  includes((await mustCall(by, 'listBlocked', {})).blocked, account.player.userId);

async function inboxOf(stage: RaceSetup) {
  await friendsOf(stage, 5);
  return (await mustCall(stage.visitor, 'listNotifications', { query: {} })).notifications;
}

export const friendPlans = {
  acceptFriend: {
    'codes of others': async (stage) =>
      planEach(
        await stage.others(),
        ({ player }) => ({ input: { body: { friendCode: player.friendCode } } }),
        ({ friends }, { friend }) => includes(friends, friend.userId),
      ),
    'by others': async ({ visitor, others }) =>
      planEach(
        await others(),
        (by) => ({ by, input: { body: { friendCode: visitor.player.friendCode } } }),
        ({ friends }, _reply, { player }) => includes(friends, player.userId),
      ),
  },
  answerFriendRequest: {
    own: async ({ visitor, others }) => {
      await mustCall(visitor, 'changeFriendSettings', { body: { asksFirst: true } });
      const askers = await others();
      for (const asker of askers) await acceptCodeOf(asker, visitor);
      return planEach(
        askers,
        ({ player }) => ({ input: { body: { userId: player.userId, accept: true } } }),
        ({ friends }, _reply, { player }) => includes(friends, player.userId),
      );
    },
    'by others': async (stage) =>
      planEach(
        await askedBy(stage),
        (by) => ({ by, input: { body: { userId: stage.visitor.player.userId, accept: true } } }),
        ({ friends }, _reply, { player }) => includes(friends, player.userId),
      ),
  },
  withdrawFriendRequest: {
    own: async (stage) =>
      planEach(
        await askedBy(stage),
        (asked) => ({ input: namedInParams(asked) }),
        ({ friendRequests }, _reply, { player }) => !includes(friendRequests, player.userId),
      ),
  },
  changeFriendSettings: {
    own: repeated<'changeFriendSettings'>(
      { body: { asksFirst: true } },
      ({ asksFriendsFirst }) => asksFriendsFirst,
    ),
  },
  removeFriend: {
    own: async (stage) =>
      planEach(
        await friendsOf(stage),
        (friend) => ({ input: namedInParams(friend) }),
        ({ friends }, _reply, { player }) => !includes(friends, player.userId),
      ),
    'by others': async (stage) =>
      planEach(
        await friendsOf(stage),
        (by) => ({ by, input: namedInParams(stage.visitor) }),
        ({ friends }, _reply, { player }) => !includes(friends, player.userId),
      ),
  },
  blockPlayer: {
    own: async (stage) =>
      planEach(
        await stage.others(),
        (player) => ({ input: namedInBody(player) }),
        ({ blocked }, _reply, { player }) => includes(blocked, player.userId),
      ),
    'by others': async (stage) =>
      planEach(
        await stage.others(),
        (by) => ({ by, input: namedInBody(stage.visitor) }),
        (_now, _reply, by) => blocksAccount(stage, by),
      ),
  },
  unblockPlayer: {
    'by others': async (stage) => {
      const players = await stage.others();
      for (const player of players) await blockTestPlayer(player, stage.visitor);
      return planEach(
        players,
        (by) => ({ by, input: namedInBody(stage.visitor) }),
        async (_now, _reply, by) => !(await blocksAccount(stage, by)),
      );
    },
    own: async ({ visitor, others }) => {
      const players = await others();
      for (const player of players) await blockTestPlayer(visitor, player);
      return planEach(
        players,
        (player) => ({ input: namedInBody(player) }),
        ({ blocked }, _reply, { player }) => !includes(blocked, player.userId),
      );
    },
  },
  renewFriendCode: {
    own: async (stage) =>
      repeated<'renewFriendCode'>(
        { body: { friendCode: stage.visitor.player.friendCode } },
        nothingToVerify('The account keeps its own name and codes.'),
      )(stage),
  },
  markNotificationRead: {
    own: async (stage) =>
      planEach(
        await inboxOf(stage),
        ({ notificationId }) => ({ input: { body: { notificationId } } }),
        ({ notifications }, _reply, { notificationId }) =>
          notifications.some(
            (notification) => notification.notificationId === notificationId && notification.read,
          ),
      ),
  },
  markInboxRead: {
    own: async (stage) => {
      const [newest] = await inboxOf(stage);
      return repeated<'markInboxRead'>(
        { body: { until: newest?.createdAt ?? '' } },
        ({ notifications }) => notifications.every(({ read }) => read),
      )(stage);
    },
  },
} satisfies Partial<RacePlans>;

/** Hives of others, with what a plan needs of each. */
async function hivesOfOthers<Made>(
  { url, others }: RaceSetup,
  make: (hive: TestHive) => Promise<Made>,
): Promise<Made[]> {
  const owners = await others(hivesEach);
  return Promise.all(owners.map(async (owner) => make(await createTestHive(url, {}, owner))));
}

const joinedHives = (stage: RaceSetup) =>
  hivesOfOthers(stage, async (hive) => {
    await hive.join(stage.visitor);
    return hive;
  });

const requestsToOthers = (stage: RaceSetup) =>
  hivesOfOthers(stage, async (hive) => {
    const { requestId } = await hive.ask(stage.visitor);
    return { by: hive.owner, input: { body: { requestId } } };
  });

/** A hive that the player owns, with other members. */
async function ownHive({ url, visitor, others }: RaceSetup, members: number) {
  const hive = await createTestHive(url, {}, visitor);
  const joined = await others(members);
  for (const player of joined) await hive.join(player);
  return { ...hive, joined };
}

const ownHives = ({ url, visitor }: RaceSetup) =>
  createMany(hivesEach, () => createTestHive(url, {}, visitor));

/** As it is stored, whoever asks. */
const memberOf = ({ server }: RaceSetup, groupId: string, playerId: string) =>
  server.db.read
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(['left_at', 'owner_id'])
    .where('group_id', '=', groupId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();

const isIn = async (stage: RaceSetup, groupId: string, playerId: string) =>
  (await memberOf(stage, groupId, playerId))?.left_at === null;

const membershipIn = ({ memberships }: Export, id: string | undefined) =>
  memberships.find(({ groupId }) => groupId === id);

const roleIn = (now: Export, groupId: string | undefined) => membershipIn(now, groupId)?.role;

const isNoLongerOpen = (
  { joinRequests }: Export,
  { request }: { request: { requestId: string } },
) =>
  !joinRequests.some(
    ({ requestId, status }) => requestId === request.requestId && status === 'pending',
  );

const buzzKept = ({ buzz }: Export, reply: { buzz: { buzzId: string } }) =>
  buzz.some(({ buzzId }) => buzzId === reply.buzz.buzzId);

const postMany = (author: TestPlayer, groupId?: string) =>
  createMany(requestsPerPlan, async (index) => {
    const body = { text: `Buzz ${index}`, ...(groupId !== undefined && { groupId }) };
    return (await mustCall(author, 'postBuzz', { body })).buzz.buzzId;
  });

async function postsOfOthers({ url, visitor }: RaceSetup): Promise<string[]> {
  const hive = await createTestHive(url);
  await hive.join(visitor);
  return postMany(hive.owner, hive.groupId);
}

export const hivePlans = {
  createGroup: {
    own: async () =>
      planNumbers(
        (index) => ({ body: { name: `Raced ${index}` } }),
        (now, { group }) => roleIn(now, group.groupId) === 'owner',
        hivesEach,
      ),
  },
  joinGroup: {
    'hives of others': async (stage) =>
      planEach(
        await hivesOfOthers(stage, async ({ code }) => code),
        (inviteCode) => ({ input: { body: { joinMethod: 'invite_code', inviteCode } } }),
        (now, { group }) => roleIn(now, group?.groupId) === 'member',
      ),
  },
  requestGroup: {
    'hives of others': async (stage) =>
      planEach(
        await hivesOfOthers(stage, async ({ code }) => code),
        (inviteCode) => ({ input: { body: { inviteCode } } }),
        ({ joinRequests }, { request }) =>
          joinRequests.some(({ requestId }) => requestId === request.requestId),
      ),
  },
  approveRequest: {
    own: async (stage) => {
      const hive = await ownHive(stage, 0);
      return planEach(
        await createMany(hivesEach, () => hive.ask()),
        ({ requestId }) => ({ input: { body: { requestId } } }),
        (_now, { request }) => isIn(stage, hive.groupId, request.userId),
      );
    },
    'by others': async (stage) =>
      planEach(
        await requestsToOthers(stage),
        (request) => request,
        (now, { request }) => roleIn(now, request.groupId) === 'member',
      ),
  },
  rejectRequest: {
    own: async (stage) => {
      const hive = await ownHive(stage, 0);
      return planEach(
        await createMany(hivesEach, () => hive.ask()),
        ({ requestId }) => ({ input: { body: { requestId } } }),
        async (_now, _reply, { asker, requestId }) => {
          const { sent } = await mustCall(asker, 'groupRequests', { query: {} });
          return sent.every((request) => request.requestId !== requestId);
        },
      );
    },
    'by others': async (stage) =>
      planEach(await requestsToOthers(stage), (request) => request, isNoLongerOpen),
  },
  cancelRequest: {
    own: async (stage) =>
      planEach(await requestsToOthers(stage), ({ input }) => ({ input }), isNoLongerOpen),
  },
  leaveGroup: {
    'hives of others': async (stage) =>
      planEach(
        await joinedHives(stage),
        ({ groupId }) => ({ input: { params: { groupId } } }),
        (now, _reply, { groupId }) => roleIn(now, groupId) === undefined,
      ),
  },
  deleteGroup: {
    own: async (stage) =>
      planEach(
        await ownHives(stage),
        ({ groupId }) => ({ input: { params: { groupId } } }),
        (now, _reply, { groupId }) => roleIn(now, groupId) === undefined,
      ),
  },
  updateGroup: {
    own: async (stage) => {
      const hives = await ownHives(stage);
      return planEach(
        hives.map(({ groupId }, index) => ({ groupId, name: `Renamed ${index}` })),
        ({ groupId, name }) => ({ input: { params: { groupId }, body: { name } } }),
        (now, _reply, { groupId, name }) => membershipIn(now, groupId)?.name === name,
      );
    },
  },
  removeMember: {
    own: async (stage) => {
      const { groupId, joined } = await ownHive(stage, hivesEach);
      return planEach(
        joined,
        ({ player }) => ({ input: { params: { groupId }, body: { memberUserId: player.userId } } }),
        async (_now, _reply, { player }) => !(await isIn(stage, groupId, player.userId)),
      );
    },
    'by others': async (stage) => {
      const body = { memberUserId: stage.visitor.player.userId };
      return planEach(
        await joinedHives(stage),
        ({ groupId, owner }) => ({ by: owner, input: { params: { groupId }, body } }),
        (now, _reply, { groupId }) => roleIn(now, groupId) === undefined,
      );
    },
  },
  handOverGroup: {
    own: async (stage) =>
      planEach(
        await createMany(hivesEach, async () => {
          const { groupId, joined } = await ownHive(stage, 1);
          return { groupId, memberUserId: joined[0]?.player.userId ?? '' };
        }),
        ({ groupId, memberUserId }) => ({ input: { params: { groupId }, body: { memberUserId } } }),
        async (_now, _reply, { groupId, memberUserId }) =>
          (await memberOf(stage, groupId, memberUserId))?.owner_id === memberUserId,
      ),
    'by others': async (stage) => {
      const body = { memberUserId: stage.visitor.player.userId };
      return planEach(
        await joinedHives(stage),
        ({ groupId, owner }) => ({ by: owner, input: { params: { groupId }, body } }),
        (now, { group }) => roleIn(now, group.groupId) === 'owner',
      );
    },
  },
  postBuzz: {
    'to friends': async () =>
      planNumbers((index) => ({ body: { text: `Buzz ${index}` } }), buzzKept, 2 * requestsPerPlan),
    'to a hive': async (stage) => {
      const { groupId } = await ownHive(stage, 1);
      return planNumbers((index) => ({ body: { text: `Buzz ${index}`, groupId } }), buzzKept);
    },
  },
  deleteBuzz: {
    own: async ({ visitor }) =>
      planEach(
        await postMany(visitor),
        (buzzId) => ({ input: { params: { buzzId } } }),
        (now, _reply, buzzId) => !buzzKept(now, { buzz: { buzzId } }),
      ),
  },
  reactToBuzz: {
    own: async (stage) =>
      planEach(
        await postsOfOthers(stage),
        (buzzId) => ({ input: { params: { buzzId }, body: { reaction: 'honey' } } }),
        async (_now, reply) => {
          const { buzz } = await mustCall(stage.account, 'listBuzz', { query: {} });
          return buzz.some(
            ({ buzzId, myReaction }) => buzzId === reply.buzz.buzzId && myReaction === 'honey',
          );
        },
      ),
  },
  reportBuzz: {
    own: async (stage) =>
      planEach(
        await postsOfOthers(stage),
        (buzzId) => ({ input: { params: { buzzId }, body: { reason: 'Hm' } } }),
        async (_now, _reply, buzzId) => {
          const row = await stage.server.db.read
            .selectFrom('buzz_reports')
            .select('buzz_id')
            .where('buzz_id', '=', buzzId)
            .where('reporter_id', '=', stage.account.player.userId)
            .executeTakeFirst();
          return row !== undefined;
        },
      ),
  },
} satisfies Partial<RacePlans>;
