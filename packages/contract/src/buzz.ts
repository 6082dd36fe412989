import { outcomes, reactions, tiers } from '@bee-jinx/game';
import { z } from 'zod';
import { type CallSchemas, callerId, isoTimestamp } from './call-schemas.ts';
import { dailyRound, puzzleNumber, slope } from './daily-schemas.ts';
import { otherPlayer } from './dance-schemas.ts';
import { attachedSwarm } from './swarm-schemas.ts';

const buzzId = z.string().max(100);
const groupId = z.string().max(100);
const reaction = z.enum(reactions);

/** A finished daily game beside a post. Its words are hidden until the reader has finished that puzzle. */
export const attachedResult = z.object({
  puzzleNumber,
  outcome: z.enum(outcomes),
  tier: z.enum(tiers).optional(),
  rounds: z.int(),
  hintsUsed: z.int(),
  slope: slope.optional(),
  warmths: z.array(z.int()).describe('Round by round; spoils nothing.'),
  covered: z.boolean(),
  path: z.array(dailyRound).optional().describe('Only where it is not covered.'),
  replayId: z.string(),
});

export const buzzPost = z.object({
  buzzId,
  author: otherPlayer,
  to: z
    .object({ groupId, name: z.string() })
    .optional()
    .describe("The hive it was posted to; absent where it is for the author's friends."),
  text: z.string(),
  createdAt: isoTimestamp,
  result: attachedResult.optional(),
  swarm: attachedSwarm.optional().describe('A swarm that the author sat in.'),
  reactions: z.partialRecord(reaction, z.int()).describe('How many chose each; none is left out.'),
  myReaction: reaction.optional(),
  isMine: z.boolean(),
  canDelete: z.boolean(),
});

const reportAnswer = z.enum(['hidden', 'kept']);
const reportReason = z.string().max(2000).describe('What is wrong with it, in own words.');

export const exportedBuzz = z.object({
  buzzId,
  text: z.string(),
  createdAt: isoTimestamp,
  groupId: groupId.optional(),
  puzzleNumber: puzzleNumber.optional(),
  swarmId: z.string().optional(),
  hiddenAt: isoTimestamp.optional().describe('Since when an admin keeps it from all readers.'),
});

export const buzz = {
  listBuzz: {
    summary: 'The feed, the newest first: of one hive, or of all my hives and friends.',
    refuses: ['group_not_found'],
    query: z.strictObject({
      groupId: groupId.optional().describe('Of a hive, or of my friends group.'),
      cursor: z.string().max(200).optional(),
    }),
    reply: z.object({
      buzz: z.array(buzzPost),
      nextCursor: z.string().optional(),
    }),
  },
  postBuzz: {
    summary:
      'Say something to a hive or to my friends. An Idempotency-Key makes a repeated call the same post.',
    refuses: ['not_your_game', 'group_not_found', 'not_yet', 'text_refused'],
    body: z.strictObject({
      userId: callerId.optional(),
      // This length only bounds the input; parseBuzz in the game package has the rule.
      text: z.string().max(10_000).default(''),
      groupId: groupId.nullish().describe('The hive; my friends where there is none.'),
      puzzleNumber: puzzleNumber.nullish().describe('Attach my result of this puzzle.'),
      swarmId: z.string().max(100).nullish().describe('Attach a swarm that I sat in.'),
    }),
    reply: z.object({ buzz: buzzPost }),
  },
  deleteBuzz: {
    summary: "Take a post back: one's own, or as the owner of its hive.",
    params: z.strictObject({ buzzId }),
    reply: z.object({ deleted: z.literal(true) }),
  },
  reactToBuzz: {
    summary: 'Choose a reaction, another one, or none.',
    params: z.strictObject({ buzzId }),
    body: z.strictObject({ userId: callerId.optional(), reaction: reaction.nullable() }),
    reply: z.object({ buzz: buzzPost }),
  },
  reportBuzz: {
    summary: 'Tell the admins about a post.',
    params: z.strictObject({ buzzId }),
    body: z.strictObject({ userId: callerId.optional(), reason: reportReason.default('') }),
    reply: z.object({ reported: z.literal(true) }),
  },
  listBuzzReports: {
    summary: 'Posts that players have reported, the newest report first.',
    query: z.strictObject({
      state: z.enum(['open', 'answered']).default('open'),
      cursor: z.string().max(200).optional(),
    }),
    reply: z.object({
      reports: z.array(
        z.object({
          buzzId,
          author: otherPlayer,
          to: z.object({ groupId, name: z.string() }).optional(),
          text: z.string(),
          postedAt: isoTimestamp,
          reportedAt: isoTimestamp,
          reporters: z.int(),
          reasons: z.array(z.string()),
          reports: z
            .array(z.object({ by: otherPlayer, reason: z.string(), at: isoTimestamp }))
            .describe('Each report, the oldest first.'),
          answer: reportAnswer.optional(),
          history: z
            .array(
              z.object({
                answer: reportAnswer,
                reason: z.string(),
                at: isoTimestamp,
                by: otherPlayer.optional().describe('The admin; absent once they are deleted.'),
              }),
            )
            .describe('What admins have decided about it, the oldest first.'),
        }),
      ),
      nextCursor: z.string().optional(),
    }),
  },
  answerBuzzReport: {
    summary:
      'Hide a reported post from everybody, for a reason, or let it stand. Recorded in the audit trail.',
    params: z.strictObject({ buzzId }),
    body: z.strictObject({
      answer: z.enum(['hide', 'keep']),
      reason: z.string().max(2000).default('').describe('Needed to hide a post.'),
    }),
    reply: z.object({ answer: reportAnswer }),
  },
} satisfies Record<string, CallSchemas>;

export type BuzzPost = z.infer<typeof buzzPost>;
