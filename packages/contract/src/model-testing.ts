import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';

const word = z.string().min(1).max(200);

export const modelPrompt = z.object({
  version: z.int().describe('0 is the one that comes with the game.'),
  text: z.string(),
  note: z.string().optional(),
  createdAt: isoTimestamp.optional(),
});
export type ModelPrompt = z.output<typeof modelPrompt>;

export const modelRun = z.object({
  runId: z.string(),
  at: isoTimestamp,
  promptVersion: z.int(),
  model: z.string(),
  pairs: z.int(),
  agreed: z.int(),
  failed: z.int(),
  milliseconds: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  dollars: z.number().optional(),
});
export type ModelRun = z.output<typeof modelRun>;

export const modelReply = z.object({
  word: z.string().optional(),
  /** Why the model has given no word. */
  fault: z
    .enum(['timed_out', 'refused', 'malformed', 'unreachable', 'turned_away', 'said_before'])
    .optional(),
  says: z.string().optional().describe('What came instead, or what it said of it.'),
  milliseconds: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  dollars: z.number().optional(),
  isRemembered: z.boolean().describe('From the cache: nothing was asked, and nothing paid.'),
});
export type ModelReply = z.output<typeof modelReply>;

const count = z.int().min(0).max(100_000_000);

export const modelTesting = {
  readModelTesting: {
    summary: 'Which language model is configured, the prompts, earlier runs, and the set of pairs.',
    reply: z.object({
      model: z
        .object({ name: z.string(), host: z.string(), hasPrices: z.boolean() })
        .optional()
        .describe('Missing where none is configured.'),
      prompts: z.array(modelPrompt).describe('The newest first.'),
      runs: z.array(modelRun).describe('The newest first.'),
      pairs: z.array(z.tuple([z.string(), z.string()])),
    }),
  },
  saveModelPrompt: {
    summary:
      'Keep a prompt as a new version. The text of the newest version again is that version.',
    body: z.strictObject({
      text: z.string().min(1).max(4000),
      note: z.string().max(200).optional(),
    }),
    reply: z.object({ prompt: modelPrompt }),
  },
  tryPair: {
    summary: 'A pair and what was said before, through the bee and the language model.',
    refuses: ['word_invalid'],
    body: z.strictObject({
      word1: word,
      word2: word,
      said: z.array(word).max(40).default([]).describe('Words said so far, oldest first.'),
      promptVersion: z.int().min(0).max(1_000_000).optional().describe('The newest, if not said.'),
      isFresh: z.boolean().default(false).describe('Ask even if the answer is remembered.'),
    }),
    reply: z.object({
      bee: z.object({ word: z.string(), milliseconds: z.int() }),
      model: modelReply.optional(),
      match: z.enum(['exact', 'spelling', 'inflection']).optional(),
      promptVersion: z.int(),
    }),
  },
  recordModelRun: {
    summary:
      'Keep what came of a set of pairs. An Idempotency-Key makes a repeated call the same run.',
    body: z.strictObject({
      promptVersion: z.int().min(0).max(1_000_000),
      pairs: z.int().min(1).max(500),
      agreed: count,
      failed: count,
      milliseconds: count,
      tokensIn: count,
      tokensOut: count,
    }),
    reply: z.object({ run: modelRun }),
  },
} satisfies Record<string, CallSchemas>;
