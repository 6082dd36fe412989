import { outcomes, tiers } from '@bee-jinx/game';
import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';
import { localDate, puzzleNumber } from './daily-schemas.ts';
import { danceStats, gameId, otherPlayer, userId } from './dance-schemas.ts';
import { listedPlayer } from './friend-schemas.ts';

const friend = otherPlayer.extend({
  id: z.string().describe('Of the friendship, as I have it.'),
  friendId: userId.describe('The same as userId.'),
  friendName: z.string().describe('The same as displayName.'),
  status: z.literal('accepted').describe('A code makes friends at once: nobody is pending.'),
  presence: z.enum(['here', 'away']),
  playedToday: z.boolean().describe('Has finished the puzzle of my today.'),
  openGame: z
    .object({ gameId, status: z.enum(['invited', 'active', 'deciding']), myTurn: z.boolean() })
    .optional()
    .describe('The dance that we have under way.'),
  since: isoTimestamp,
  createdAt: isoTimestamp.describe('The same as since.'),
});

const friendRequest = otherPlayer.extend({
  gameId: gameId.describe('The finished dance after which it was asked.'),
  isMine: z
    .boolean()
    .describe('I have asked, and they have not answered. Otherwise they asked me.'),
});

const friendsToday = z.object({
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
      ...friendCodeFields,
      version: z.int().describe('Grows with every change of the list.'),
    }),
  },
  readFriend: {
    summary: 'One friend: how we two have danced, and their result of today.',
    params: userIdParams,
    query: dateQuery,
    reply: z.object({ friend, headToHead: danceStats, today: friendsToday, version: z.int() }),
  },
  acceptFriend: {
    summary: 'Become friends with whoever has this code. Again changes nothing.',
    body: z.strictObject({ friendCode: typedCode }),
    reply: z.object({ friend, isNew: z.boolean() }),
  },
  removeFriend: {
    summary: 'End the friendship, for both.',
    params: userIdParams,
    reply: z.object({ removed: z.literal(true) }),
  },
  blockPlayer: {
    summary: 'End friendship and dances with a player, and keep them ended.',
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
    params: z.strictObject({ friendCode: typedCode }),
    reply: z.object({ displayName: z.string() }),
  },
} satisfies Record<string, CallSchemas>;

export type Friend = z.infer<typeof friend>;
export type FriendRequest = z.infer<typeof friendRequest>;
export type FriendsToday = z.infer<typeof friendsToday>;
