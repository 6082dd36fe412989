import {
  danceMatchKinds,
  danceMergeEnds,
  danceOutcomes,
  danceStatuses,
  decisions,
  maxRoundsRange,
  paces,
  reactions,
} from '@bee-jinx/game';
import { z } from 'zod';
import { isoTimestamp, reason, reasons } from './call-schemas.ts';
import { anyPuzzleNumber } from './daily-schemas.ts';

/** Schemas of a dance. None has the other player's word before its round is finished. */

export const gameId = z.string().max(100);
export const userId = z.string().max(100);

export const otherPlayer = z.object({ userId: z.string(), displayName: z.string() });

export const gameConfig = z.object({
  maxRounds: z.int().min(maxRoundsRange.least).max(maxRoundsRange.most),
  pace: z.enum(paces).describe('A round takes 90 seconds at most (live) or 72 hours (relaxed).'),
});

export const decision = z.enum(decisions);
export const reaction = z.enum(reactions);

/** On the table in round 1 of a dance that began on the pair of a puzzle. */
export const danceOpening = z.object({
  pair: z.tuple([z.string(), z.string()]),
  puzzleNumber: anyPuzzleNumber.describe('The puzzle that the pair is from.'),
});

export const danceRound = z.object({
  round: z.int().min(1),
  match: z
    .enum(danceMatchKinds)
    .nullable()
    .describe(
      'In which way the words are the same; agreed where both said "That counts"; or null.',
    ),
  warmth: z.int().min(0).max(100).describe('How near the two said words are.'),
  reasons: reasons.optional(),
});

export const dance = z.object({
  gameId,
  id: gameId.describe('The same as gameId.'),
  gameType: z.literal('2-player'),
  status: z.enum(danceStatuses),
  outcome: z.enum(danceOutcomes).optional().describe('Of a completed game.'),
  roundNumber: z.int().min(1).describe('The round to be played; the last one once there is none.'),
  currentRound: z.int().min(1).describe('The same as roundNumber.'),
  version: z.int().describe('Grows with every change, so that a screen never goes back in time.'),
  pair: z
    .tuple([z.string(), z.string()])
    .optional()
    .describe('On the table: from round 2 on, or from round 1 with an opening pair.'),
  opening: danceOpening.optional(),
  word: z.string().optional().describe('My own sealed word for the coming round.'),
  players: z
    .array(
      otherPlayer.extend({
        ready: z.boolean().describe('Has sealed a word for the coming round.'),
        score: z.int().describe('1 after a jinx: it belongs to both.'),
      }),
    )
    .describe('By seat: who invited comes first.'),
  opponent: otherPlayer
    .extend({
      here: z.boolean().optional().describe('Only of a dance that is not over.'),
      isBee: z.boolean(),
      canDance: z
        .boolean()
        .optional()
        .describe('Of a dance that is over: whether they can be asked for another one.'),
      isFriend: z.boolean().optional().describe('Of a dance that is over.'),
    })
    .optional()
    .describe('Absent while an open link has not been taken.'),
  isInviter: z.boolean(),
  myTurn: z.boolean().describe('The game waits for me: for a word, an answer or a decision.'),
  submissions: z
    .array(
      z.object({
        id: z.string(),
        userId: z.string(),
        word: z.string(),
        timestamp: isoTimestamp,
        round: z.int(),
      }),
    )
    .describe('Of finished rounds only.'),
  rounds: z.array(danceRound).describe('Finished ones.'),
  thatCounts: z
    .object({ mine: z.boolean(), theirs: z.boolean(), open: z.boolean() })
    .describe('Of the last round. Open until somebody says a word for the next.'),
  decisions: z
    .object({ mine: decision.optional(), theirs: decision.optional() })
    .optional()
    .describe('While it is being decided whether to go on.'),
  gameConfig,
  maxRounds: z.int().describe('Rounds until it is decided whether to go on; grows by five.'),
  deadline: isoTimestamp.optional().describe('Until then the next step is due.'),
  serverTime: isoTimestamp
    .optional()
    .describe('Of a live dance, beside its deadline: now, for a screen whose own clock is wrong.'),
  nudgedAt: isoTimestamp
    .optional()
    .describe('When the other last nudged me about the word that I still owe.'),
  missed: z
    .object({ mine: z.int().optional(), theirs: z.int().optional() })
    .optional()
    .describe(
      'Of a live dance: the round that each of us let pass and was forgiven. A second one ends the dance.',
    ),
  overdue: z
    .object({ mine: z.boolean(), theirs: z.boolean() })
    .optional()
    .describe('Of an expired game: for whom it was waiting.'),
  message: z.string().optional().describe('What the inviter wrote.'),
  link: z.string().optional().describe('Of an open invite, for the inviter: a path to share.'),
  isRematch: z.boolean(),
  endedBy: z.string().optional().describe('userId of who declined, withdrew or abandoned.'),
  endedByMerge: z
    .enum(danceMergeEnds)
    .optional()
    .describe(
      'It ended when two players became one. duplicate: the same two had another open dance, which goes on. self: both seats are the same player now.',
    ),
  telepathy: z.int().min(0).max(100).optional().describe('Of a completed game with a player.'),
  sharing: z
    .object({
      mine: z.boolean(),
      theirs: z.boolean(),
      replayId: z.string().optional().describe('Once both have allowed it.'),
    })
    .optional()
    .describe('Of a completed game: who allows that its replay is seen by others.'),
  reactions: z
    .object({ mine: reaction.optional(), theirs: reaction.optional() })
    .optional()
    .describe('Of a completed game with a player.'),
  befriends: z
    .object({ mine: z.boolean(), theirs: z.boolean() })
    .optional()
    .describe('Of a completed game with a player: who would like to be friends. It takes both.'),
  notes: z
    .object({ skill: z.int(), luck: z.int() })
    .optional()
    .describe('Mine, once the bee’s notes on the finished game were asked for.'),
  ai: z
    .array(z.object({ round: z.int(), word: z.string(), reason: reason.optional() }))
    .optional()
    .describe('What the bee would have said to each pair; finished rounds only.'),
  createdAt: isoTimestamp,
  updatedAt: isoTimestamp,
  endedAt: isoTimestamp.optional(),
});

export const danceReplay = z.object({
  kind: z.literal('dance'),
  replayId: z.string(),
  players: z.tuple([z.object({ displayName: z.string() }), z.object({ displayName: z.string() })]),
  withBee: z.boolean(),
  outcome: z.enum(danceOutcomes),
  telepathy: z.int().min(0).max(100).optional(),
  finishedAt: isoTimestamp,
  opening: danceOpening.optional(),
  rounds: z.array(danceRound.extend({ words: z.tuple([z.string(), z.string()]) })),
});

export const pastDance = z.object({
  gameId,
  status: z.enum(danceStatuses),
  outcome: z.enum(danceOutcomes).optional(),
  opponent: otherPlayer.extend({ isBee: z.boolean() }),
  rounds: z.int(),
  finalWords: z.tuple([z.string(), z.string()]).optional().describe('Mine, then theirs.'),
  telepathy: z.int().optional(),
  endedAt: isoTimestamp,
});

export const danceStats = z.object({
  games: z.int().describe('Danced to the end with another player.'),
  jinxes: z.int(),
  jinxRate: z.int().min(0).max(100),
  averageRounds: z.number().describe('To a jinx, one decimal; 0 before the first.'),
  fewestRounds: z.int().nullable(),
  currentRun: z.int().describe('Jinxes in a row.'),
  bestRun: z.int(),
  telepathy: z.int().min(0).max(100).describe('Average over the games.'),
  bestTelepathy: z.int().min(0).max(100),
});

export type Dance = z.infer<typeof dance>;
export type DanceReplay = z.infer<typeof danceReplay>;
export type DanceRound = z.infer<typeof danceRound>;
export type DanceStats = z.infer<typeof danceStats>;
export type PastDance = z.infer<typeof pastDance>;
