import { outcomes, pairOffers, pairWarnings, tiers } from '@bee-jinx/game';
import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';
import { anyPuzzleNumber, dailyRound, puzzleNumber, slope } from './daily-schemas.ts';
import { otherPlayer } from './dance-schemas.ts';

const pairCode = z.string().max(100);
/** The length only bounds the input; parseWord and parsePairNote in the game package have the rules. */
const word = z.string().max(200);
const note = z.string().max(2000);
const offer = z
  .enum(pairOffers)
  .describe('Whether admins may make it the puzzle of a day, and name its maker.');

export const figures = z.object({
  par: z.int().min(1).describe('Rounds that it is likely to take.'),
  difficulty: z.enum(['gentle', 'steady', 'tricky']),
  caughtAtOnce: z.int().min(0).max(100).describe('How many percent say the bee’s word at once.'),
  warning: z.enum(pairWarnings).optional(),
});

export const pairResult = z.object({
  player: otherPlayer,
  outcome: z.enum(outcomes),
  tier: z.enum(tiers).optional(),
  hintsUsed: z.int(),
  slope: slope.optional(),
  finishedAt: isoTimestamp,
  rounds: z.array(dailyRound),
});

export const sentPair = z.object({
  code: pairCode,
  puzzleNumber: anyPuzzleNumber,
  word1: z.string(),
  word2: z.string(),
  note: z.string().optional(),
  maker: otherPlayer,
  isMine: z.boolean(),
  par: z.int(),
  difficulty: z.enum(['gentle', 'steady', 'tricky']),
  createdAt: isoTimestamp,
  endedAt: isoTimestamp.optional().describe('Since then nobody new can play it.'),
  takenFor: puzzleNumber.optional().describe('The day whose puzzle it becomes.'),
  finished: z.int().describe('How many have finished it.'),
  offer: offer.optional().describe('Only for its maker: whether and how they offer it.'),
});

export const exportedPair = z.object({
  code: pairCode,
  word1: z.string(),
  word2: z.string(),
  note: z.string().optional(),
  offer,
  createdAt: isoTimestamp,
  endedAt: isoTimestamp.optional(),
});

export const pairs = {
  judgePair: {
    summary:
      'What a pair is like, before it is sent: par, the chance of a jinx at once, a warning.',
    refuses: ['word_invalid', 'word_unknown', 'word_already_said', 'word_refused'],
    query: z.strictObject({ word1: word, word2: word }),
    reply: z.object({ figures }),
  },
  sendPair: {
    summary:
      'Make a pair for others. The same pair again is the same link; a note or offer that is left out stays as it is.',
    refuses: ['word_invalid', 'word_unknown', 'word_already_said', 'word_refused', 'text_refused'],
    body: z.strictObject({
      word1: word,
      word2: word,
      note: note.optional(),
      offer: offer.optional(),
    }),
    reply: z.object({ pair: sentPair, figures }),
  },
  listPairs: {
    summary: 'The pairs that I have made, the newest first; a hundred at most.',
    reply: z.object({ pairs: z.array(sentPair) }),
  },
  readPair: {
    summary:
      'A pair by the code of its link, with who has finished it: for its maker, and for those who have too.',
    refuses: ['not_found'],
    params: z.strictObject({ code: pairCode }),
    reply: z.object({
      pair: sentPair,
      status: z.enum(['playing', 'won', 'lost']).optional().describe('Of my own game.'),
      results: z.array(pairResult).optional().describe('The newest fifty.'),
    }),
  },
  endPair: {
    summary: 'End the link of my pair. Whoever has begun may finish.',
    params: z.strictObject({ code: pairCode }),
    reply: z.object({ pair: sentPair }),
  },
  reportPair: {
    summary: 'Tell the admins about a pair.',
    params: z.strictObject({ code: pairCode }),
    body: z.strictObject({ reason: z.string().max(2000).default('') }),
    reply: z.object({ reported: z.literal(true) }),
  },
  listDeskPairs: {
    summary: 'Pairs that were reported, or that their makers offer as puzzles; the newest first.',
    query: z.strictObject({ show: z.enum(['reported', 'offered']).default('reported') }),
    reply: z.object({
      pairs: z.array(
        sentPair.extend({
          firstWord: z.string().describe('The bee’s.'),
          offer,
          reports: z.array(z.object({ by: otherPlayer, reason: z.string(), at: isoTimestamp })),
        }),
      ),
    }),
  },
  answerPairReport: {
    summary: 'End a reported pair, or let it stand. Recorded in the audit trail.',
    params: z.strictObject({ code: pairCode }),
    body: z.strictObject({ answer: z.enum(['end', 'keep']) }),
    reply: z.object({ answer: z.enum(['ended', 'kept']) }),
  },
  takePair: {
    summary: 'Make an offered pair the puzzle of a day that has begun nowhere on Earth.',
    refuses: ['not_yet', 'changed_meanwhile'],
    params: z.strictObject({ code: pairCode }),
    body: z.strictObject({
      puzzleNumber,
      isNamed: z.boolean().describe('Only where its maker agrees.'),
    }),
    reply: z.object({ takenFor: puzzleNumber }),
  },
} satisfies Record<string, CallSchemas>;

export type SentPair = z.infer<typeof sentPair>;
