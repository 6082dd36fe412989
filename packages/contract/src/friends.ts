import { outcomes, tiers } from '@bee-jinx/game';
import { z } from 'zod';
import { localDate, puzzleNumber } from './daily-shapes.ts';
import { danceStats, gameId, otherPlayer, userId } from './dance-shapes.ts';
import { keptPlayer } from './friend-shapes.ts';
import { type Shapes, time } from './shapes.ts';

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
  since: time,
  createdAt: time.describe('The same as since.'),
});

const today = z.object({
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

const myDay = z.strictObject({ date: localDate.optional() });
const somebody = z.strictObject({ userId });
const typedCode = z.string().max(50).describe('Lower case, spaces and dashes are fine.');
const ownCode = {
  friendCode: z.string(),
  link: z.string().describe('A path to share.'),
};

export const friends = {
  listFriends: {
    summary: 'My friends, those who are here first; and the code that makes more of them.',
    query: myDay,
    reply: z.object({
      friends: z.array(friend),
      ...ownCode,
      version: z.int().describe('Grows with every change of the list.'),
    }),
  },
  readFriend: {
    summary: 'One friend: how we two have danced, and their result of today.',
    params: somebody,
    query: myDay,
    reply: z.object({ friend, headToHead: danceStats, today, version: z.int() }),
  },
  acceptFriend: {
    summary: 'Become friends with whoever has this code. Again changes nothing.',
    body: z.strictObject({ friendCode: typedCode }),
    reply: z.object({ friend, isNew: z.boolean() }),
  },
  removeFriend: {
    summary: 'End the friendship, for both.',
    params: somebody,
    reply: z.object({ removed: z.literal(true) }),
  },
  blockPlayer: {
    summary: 'End friendship and dances with a player, and keep them ended.',
    body: somebody,
    reply: z.object({ blocked: z.literal(true) }),
  },
  unblockPlayer: {
    summary: 'We may meet again. The friendship stays ended.',
    body: somebody,
    reply: z.object({ blocked: z.literal(false) }),
  },
  listBlocked: {
    summary: 'Whom I have blocked.',
    reply: z.object({ blocked: z.array(keptPlayer), version: z.int() }),
  },
  renewFriendCode: {
    summary: 'A new code in place of this one, which stops working. Again changes nothing.',
    body: z.strictObject({ friendCode: typedCode.describe('The code that is to go.') }),
    reply: z.object(ownCode),
  },
  previewFriendCode: {
    summary: 'Whose code it is: the name, and nothing else.',
    params: z.strictObject({ friendCode: typedCode }),
    reply: z.object({ displayName: z.string() }),
  },
} satisfies Record<string, Shapes>;

export type Friend = z.infer<typeof friend>;
export type FriendsToday = z.infer<typeof today>;
