import {
  reactions,
  swarmOutcomes,
  swarmPaces,
  swarmRoundsRange,
  swarmSeatStates,
  swarmStatuses,
} from '@bee-jinx/game';
import { z } from 'zod';
import { isoTimestamp } from './call-schemas.ts';

/** Schemas of a swarm. None has a word before its round is finished, but the caller's own. */

export const swarmKey = z
  .string()
  .max(100)
  .describe('The code of a room while it has one, or a swarmId at any time.');
export const swarmSeat = z.int().min(0).max(99).describe('The number of a seat.');
export const swarmFace = z.int().min(1).max(6);
export const swarmReaction = z.enum(reactions);
export const swarmSeatState = z.enum(swarmSeatStates);

const pair = z.tuple([z.string(), z.string()]);

export const swarmSettings = z.object({
  rounds: z.int().min(swarmRoundsRange.least).max(swarmRoundsRange.most),
  wordSeconds: z
    .union([z.literal(15), z.literal(30), z.null()])
    .describe('Time for a word of a live swarm; null without a clock.'),
  withBee: z.boolean().describe('The bee plays along, as one of the minds.'),
});

export const seatResult = z.object({
  said: z.int().describe('Rounds with a word of theirs.'),
  inLargest: z.int().describe('Rounds in which they stood in the largest camp, and not alone.'),
  agreements: z.int().describe('How many others said the same, over all rounds.'),
  nearest: swarmSeat.nullable().describe('Who thought most like them.'),
});

export const seat = z.object({
  seat: swarmSeat,
  userId: z
    .string()
    .optional()
    .describe('For those who sit at the table, to block or befriend; absent for spectators.'),
  displayName: z.string(),
  face: swarmFace,
  isBee: z.boolean(),
  isMe: z.boolean(),
  isHost: z.boolean(),
  isHere: z.boolean().describe('Has the game open right now; the bee always has.'),
  state: swarmSeatState.describe(
    'in: awaited. away: let two rounds pass and is in again with the next word. left: may come back. removed: by the host.',
  ),
  fromRound: z.int().min(1).describe('The first round that they play: late comers wait for it.'),
  hasSealed: z.boolean().describe('Has a word for the round that is being played.'),
  reaction: z.object({ round: z.int(), reaction: swarmReaction }).optional(),
  result: seatResult.optional().describe('Once it is over.'),
});

export const swarmRound = z.object({
  round: z.int().min(1),
  pair: pair.describe('What was answered.'),
  words: z
    .array(z.object({ seat: swarmSeat, word: z.string() }))
    .describe('By seat; who said none is missing.'),
  camps: z
    .array(z.object({ word: z.string(), seats: z.array(swarmSeat) }))
    .describe('Who said the same; the largest camp first.'),
  next: pair.optional().describe('The pair that it led to; absent after a swarm jinx.'),
  isJinx: z.boolean().describe('Everybody said the same.'),
  revealAt: isoTimestamp.describe(
    'When all screens turn the words over, by the time of the server: a little ahead of when they can be read.',
  ),
});

export const swarm = z.object({
  swarmId: z.string(),
  code: z.string().describe('Four letters that lead to the room until a day after its end.'),
  version: z.int().describe('Grows with every change, so that a screen never goes back in time.'),
  status: z.enum(swarmStatuses),
  outcome: z.enum(swarmOutcomes).optional().describe('Once it is over.'),
  pace: z.enum(swarmPaces).describe('Live around a table, or over days within a hive.'),
  group: z
    .object({ groupId: z.string(), name: z.string() })
    .optional()
    .describe('The hive of a swarm over days.'),
  settings: swarmSettings,
  round: z.int().min(1).describe('The round to be played; the last one once there is none.'),
  pair: pair.optional().describe('Of that round; absent before the start.'),
  mySeat: swarmSeat.optional().describe('Absent for spectators.'),
  isHost: z.boolean(),
  myTurn: z.boolean().describe('The round waits for my word.'),
  word: z.string().optional().describe('My own sealed word.'),
  seats: z.array(seat).describe('In the order in which they sat down.'),
  rounds: z.array(swarmRound).describe('Finished ones.'),
  isExtended: z
    .boolean()
    .describe('The time of this round ran out with fewer than two words, and runs once more.'),
  startsAt: isoTimestamp
    .optional()
    .describe('When the time of this round begins: once the reveal before it has been shown.'),
  deadline: isoTimestamp.optional().describe('When it ends; absent without a clock.'),
  serverTime: isoTimestamp.describe('Now, for a screen whose own clock is wrong.'),
  minds: z
    .array(
      z.object({
        seats: z.tuple([swarmSeat, swarmSeat]),
        shared: z.int().describe('Rounds in which both said a word.'),
        same: z.int().describe('Those in which it was the same.'),
        nearness: z.int().min(0).max(100),
      }),
    )
    .optional()
    .describe('Once it is over: how alike each two thought, the nearest first.'),
  togetherness: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe('Once it is over: the share of words that stood in the largest camp of their round.'),
  replayId: z
    .string()
    .optional()
    .describe(
      'From the start, for who sits at the table; what it leads to is covered until the end.',
    ),
  rematch: z
    .object({ swarmId: z.string(), code: z.string() })
    .optional()
    .describe('The swarm that somebody has begun after this one.'),
  createdAt: isoTimestamp,
  endedAt: isoTimestamp.optional(),
});

export const pastSwarm = z.object({
  swarmId: z.string(),
  code: z.string(),
  status: z.enum(swarmStatuses),
  outcome: z.enum(swarmOutcomes).optional(),
  pace: z.enum(swarmPaces),
  group: z.object({ groupId: z.string(), name: z.string() }).optional(),
  round: z.int(),
  rounds: z.int().describe('How many it has at most.'),
  minds: z
    .int()
    .describe('How many sat at the table, with the bee; at a jinx, how many said its word.'),
  names: z.array(z.string()).describe('Of the others, in the order in which they sat down.'),
  myTurn: z.boolean(),
  createdAt: isoTimestamp,
  endedAt: isoTimestamp.optional(),
});

export const swarmReplay = z.object({
  kind: z.literal('swarm'),
  replayId: z.string(),
  covered: z.boolean().describe('It is still being played: words and outcome stay hidden.'),
  minds: z.int(),
  outcome: z.enum(swarmOutcomes).optional(),
  togetherness: z.int().min(0).max(100).optional(),
  seats: z.array(
    z.object({
      seat: swarmSeat,
      displayName: z.string(),
      face: swarmFace,
      isBee: z.boolean(),
      result: seatResult.optional(),
    }),
  ),
  rounds: z.array(swarmRound).describe('None while it is covered.'),
  mindsMap: z
    .array(z.object({ seats: z.tuple([swarmSeat, swarmSeat]), nearness: z.int().min(0).max(100) }))
    .describe('None while it is covered.'),
  endedAt: isoTimestamp.optional(),
});

/** A swarm beside a post. Its outcome is hidden until it is over. */
export const attachedSwarm = z.object({
  covered: z.boolean(),
  replayId: z.string(),
  code: z
    .string()
    .optional()
    .describe('Of a hive’s swarm that is being played: its members may sit down.'),
  minds: z.int(),
  rounds: z.int().describe('Played so far.'),
  outcome: z.enum(swarmOutcomes).optional(),
  togetherness: z.int().min(0).max(100).optional(),
});

export const swarmStats = z.object({
  swarms: z.int().describe('Played to the end, live or over days.'),
  jinxes: z.int().describe('Swarm jinxes.'),
  rounds: z.int().describe('With a word of mine.'),
  agreements: z.int().describe('How many others said the same as I, over all rounds.'),
  inLargest: z.int().describe('Rounds in which I stood in the largest camp, and not alone.'),
  inLargestRate: z.int().min(0).max(100),
  fewestRounds: z.int().nullable().describe('To a swarm jinx.'),
});

export type Swarm = z.infer<typeof swarm>;
export type SwarmSeat = z.infer<typeof seat>;
export type SwarmRound = z.infer<typeof swarmRound>;
export type SwarmSettings = z.infer<typeof swarmSettings>;
export type PastSwarm = z.infer<typeof pastSwarm>;
export type SwarmReplay = z.infer<typeof swarmReplay>;
export type AttachedSwarm = z.infer<typeof attachedSwarm>;
export type SwarmStats = z.infer<typeof swarmStats>;
