import {
  boardPeriods,
  joinMethods,
  joinPolicies,
  maxDailyRounds,
  outcomes,
  requestStatuses,
  tiers,
} from '@bee-jinx/game';
import { z } from 'zod';
import { isoTimestamp } from './call-schemas.ts';
import { puzzleNumber, slope } from './daily-schemas.ts';
import { otherPlayer } from './dance-schemas.ts';

/** Schemas of a hive. Words of a puzzle are sent only to readers who have finished it. */

export const groupId = z.string().max(100);
export const requestId = z.string().max(100);
export const joinPolicy = z
  .enum(joinPolicies)
  .describe('Whoever has the code walks in (open), or asks the owner (approval).');
export const joinMethod = z.enum(joinMethods);

const role = z.enum(['owner', 'member']);

export const group = z.object({
  groupId,
  id: groupId.describe('The same as groupId.'),
  name: z.string(),
  description: z.string().describe('For members; else empty.'),
  type: z.enum(['hive', 'friends']),
  inviteCode: z.string().optional().describe('For members.'),
  joinPolicy,
  memberCount: z.int().describe('For members; else 0.'),
  isOwner: z.boolean(),
  joined: z.boolean().describe('False for a hive that I have left, or that is no more.'),
  owner: otherPlayer.optional().describe('For members, until the hive is no more.'),
  openRequests: z.int().optional().describe('For the owner: how many wait for an answer.'),
  endedAt: isoTimestamp.optional(),
  endedReason: z.string().optional().describe('Where an admin has dissolved it.'),
  createdAt: isoTimestamp,
  version: z.int().describe('Grows with every change, so that a screen never goes back in time.'),
});

export const member = otherPlayer.extend({
  membership: z.object({
    role,
    isActive: z.boolean().describe('False for who has left or was removed.'),
    joinedAt: isoTimestamp,
  }),
});

export const joinRequest = z.object({
  requestId,
  userId: z.string(),
  displayName: z.string(),
  groupId,
  groupName: z.string(),
  joinMethod,
  status: z.enum(requestStatuses),
  createdAt: isoTimestamp,
});

export const groupPreview = z.object({
  name: z.string(),
  description: z.string(),
  owner: z.object({ displayName: z.string() }),
  memberCount: z.int(),
  isFull: z.boolean(),
  joinPolicy,
  needsApproval: z.boolean().describe('Joining asks the owner first.'),
  inviteCode: z.string(),
  joined: z.boolean(),
  groupId: groupId.optional().describe('For who is in it.'),
  request: z
    .object({ requestId, status: z.enum(requestStatuses) })
    .optional()
    .describe('My last one, unless it was taken back.'),
});

const place = z.object({
  place: z.int().nullable().describe('Null before there is one.'),
  isShared: z.boolean(),
});

export const boardRow = otherPlayer.extend({
  days: z.int().describe('Puzzles of this time that were finished on their own day.'),
  jinxes: z.int(),
  averageRounds: z
    .number()
    .nullable()
    .describe(`One decimal. A day without a jinx counts as ${maxDailyRounds} rounds.`),
  byAverage: place,
  byDays: place,
  today: z
    .object({
      status: z.enum(['not_yet', 'playing', 'won', 'lost']),
      outcome: z.enum(outcomes).optional(),
      rounds: z.int(),
      hintsUsed: z.int(),
      slope: slope.optional(),
      tier: z.enum(tiers).optional(),
      words: z
        .array(z.string())
        .optional()
        .describe('Of a finished game, for who has finished that puzzle too.'),
    })
    .optional()
    .describe('On the board of today.'),
});

export const groupBoard = z.object({
  period: z.enum(boardPeriods),
  puzzleNumber: puzzleNumber.describe('Of my today.'),
  firstPuzzle: puzzleNumber,
  covered: z.boolean().describe('I have not finished the puzzle of today: no words yet.'),
  rows: z.array(boardRow).describe('By average, those with a place first.'),
});

export const groupDay = z.object({
  puzzleNumber,
  covered: z.boolean().describe('Until I have finished it myself.'),
  finished: z.int().describe('How many of the hive have finished it.'),
  pair: z.tuple([z.string(), z.string()]).optional(),
  links: z
    .array(z.object({ word: z.string(), members: z.array(otherPlayer) }))
    .optional()
    .describe('First words, the commonest first.'),
  alike: z
    .array(
      z.object({
        members: z.tuple([otherPlayer, otherPlayer]),
        shared: z.int().describe('Rounds in which both said the same word.'),
        of: z.int().describe('Rounds that both have played.'),
      }),
    )
    .optional()
    .describe('Those who share most first; at most twenty, and mine in any case.'),
});

export const exportedMembership = z.object({
  groupId,
  name: z.string(),
  role: role.optional().describe('Absent where I am no longer in it.'),
  joinedAt: isoTimestamp,
  leftAt: isoTimestamp.optional(),
});

export type Group = z.infer<typeof group>;
export type Member = z.infer<typeof member>;
export type JoinRequest = z.infer<typeof joinRequest>;
export type GroupPreview = z.infer<typeof groupPreview>;
export type BoardRow = z.infer<typeof boardRow>;
export type GroupBoard = z.infer<typeof groupBoard>;
export type GroupDay = z.infer<typeof groupDay>;
