import { outcomes, tiers } from '@bee-jinx/game';
import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';
import { localDate, puzzleNumber } from './daily-schemas.ts';
import { danceStats, gameId, otherPlayer, userId } from './dance-schemas.ts';
import { listedPlayer, pendingFriend } from './friend-schemas.ts';

export const friend = otherPlayer.extend({
  id: z.string().describe('Of the friendship, as I have it.'),
  friendId: userId.describe('The same as userId.'),
  friendName: z.string().describe('The same as displayName.'),
  status: z
    .enum(['accepted', 'pending'])
    .describe('Pending only in the reply to a code whose owner asks first, until they say yes.'),
  presence: z.enum(['here', 'away']),
  playedToday: z.boolean().describe('Has finished the puzzle of my today.'),
  openGame: z
    .object({ gameId, status: z.enum(['invited', 'active', 'deciding']), myTurn: z.boolean() })
    .optional()
    .describe('The dance that we have under way.'),
  since: isoTimestamp,
  createdAt: isoTimestamp.describe('The same as since.'),
});

export const friendRequest = otherPlayer.extend({
  gameId: gameId.describe('The finished dance after which it was asked.'),
  isMine: z
    .boolean()
    .describe('I have asked, and they have not answered. Otherwise they asked me.'),
});

export const friendsToday = z.object({
  puzzleNumber,
  state: z
    .enum(['not_played', 'covered', 'shown'])
    .describe('Covered until I have finished that puzzle myself.'),
  result: z
    .object({
      outcome: z.enum(outcomes),
      rounds: z.int(),
      tier: z.enum(tiers).optional(),
      replayId: z.string().optional(),
    })
    .optional(),
});

const dateQuery = z.strictObject({ date: localDate.optional() });
const userIdParams = z.strictObject({ userId });
const typedCode = z.string().max(50).describe('Lower case, spaces and dashes are fine.');
const friendCodeFields = {
  friendCode: z.string(),
  link: z.string().describe('A path to share.'),
};

export const friends = {
  listFriends: {
    summary: 'My friends, those who are here first; and the code that makes more of them.',
    query: dateQuery,
    reply: z.object({
      friends: z.array(friend),
      requests: z
        .array(friendRequest)
        .optional()
        .describe('Who asked whom to be friends after a dance and waits for the other’s yes.'),
      pending: z
        .array(pendingFriend)
        .optional()
        .describe('Who asked by a code, of players who want to be asked first. The newest first.'),
      asksFirst: z
        .boolean()
        .optional()
        .describe('My choice: whoever has my code asks, and waits for my yes.'),
      ...friendCodeFields,
      version: z.int().describe('Grows with every change of the list.'),
    }),
  },
  readFriend: {
    summary: 'One friend: how we two have danced, and their result of today.',
    refuses: ['not_found'],
    params: userIdParams,
    query: dateQuery,
    reply: z.object({ friend, headToHead: danceStats, today: friendsToday, version: z.int() }),
  },
  acceptFriend: {
    summary:
      'Become friends with whoever has this code, at once, or when they have said yes if they ask first. Again changes nothing.',
    refuses: ['blocked', 'friends_full', 'cannot_invite_self'],
    body: z.strictObject({ friendCode: typedCode }),
    reply: z.object({ friend, isNew: z.boolean() }),
  },
  answerFriendRequest: {
    summary:
      'Say yes or no to a player who asks to be my friend by my code, or no to one who asks after a dance. A no is told to nobody. Again changes nothing.',
    refuses: ['friends_full'],
    body: z.strictObject({ userId, accept: z.boolean() }),
    reply: z.object({ friend: friend.optional().describe('After a yes.') }),
  },
  withdrawFriendRequest: {
    summary: 'Take back what I asked a player. Again changes nothing.',
    params: userIdParams,
    reply: z.object({
      withdrawn: z.boolean().describe('False: there was none, or they have answered it.'),
    }),
  },
  changeFriendSettings: {
    summary: 'Choose whether a code makes friends at once, as usual, or asks me first.',
    body: z.strictObject({ asksFirst: z.boolean() }),
    reply: z.object({ asksFirst: z.boolean() }),
  },
  removeFriend: {
    summary: 'End the friendship, for both.',
    params: userIdParams,
    reply: z.object({ removed: z.literal(true) }),
  },
  blockPlayer: {
    summary: 'End friendship and dances with a player, and keep them ended.',
    refuses: ['friends_full'],
    body: userIdParams,
    reply: z.object({ blocked: z.literal(true) }),
  },
  unblockPlayer: {
    summary: 'We may meet again. The friendship stays ended.',
    body: userIdParams,
    reply: z.object({ blocked: z.literal(false) }),
  },
  listBlocked: {
    summary: 'Whom I have blocked.',
    reply: z.object({ blocked: z.array(listedPlayer), version: z.int() }),
  },
  renewFriendCode: {
    summary: 'A new code in place of this one, which stops working. Again changes nothing.',
    body: z.strictObject({ friendCode: typedCode.describe('The code that is to go.') }),
    reply: z.object(friendCodeFields),
  },
  previewFriendCode: {
    summary: 'Whose code it is: the name, and nothing else.',
    refuses: ['not_found'],
    params: z.strictObject({ friendCode: typedCode }),
    reply: z.object({ displayName: z.string() }),
  },
} satisfies Record<string, CallSchemas>;

export type Friend = z.infer<typeof friend>;
export type FriendRequest = z.infer<typeof friendRequest>;
export type FriendsToday = z.infer<typeof friendsToday>;
