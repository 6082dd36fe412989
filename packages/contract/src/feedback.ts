import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';

const kind = z.enum(['idea', 'bug', 'praise', 'other']);
const state = z.enum(['open', 'answered', 'closed']);
const pictureType = z.enum(['image/png', 'image/jpeg', 'image/webp']);

const feedbackId = z.string().max(100);

/** As its author gets it back in their export. */
export const exportedFeedback = z.object({
  feedbackId: z.string(),
  sentAt: isoTimestamp,
  kind,
  text: z.string(),
  contact: z.string().optional(),
  screen: z.string(),
  version: z.string(),
  hasScreenshot: z.boolean(),
  appealsTo: z.string().optional().describe('The sanction that stood when it was written.'),
});

export const receivedFeedback = exportedFeedback.extend({
  number: z.int(),
  userId: z.string(),
  displayName: z.string(),
  state,
  note: z.string().optional().describe('The admins’ own.'),
  changedAt: isoTimestamp.optional(),
});
const counts = z.object({ open: z.int(), answered: z.int(), closed: z.int() });
export type Feedback = z.output<typeof receivedFeedback>;

export const feedback = {
  sendFeedback: {
    summary: 'Tell us something. An Idempotency-Key makes a repeated call the same feedback.',
    body: z.strictObject({
      kind,
      text: z.string().min(1).max(32_000),
      contact: z.string().max(400).optional(),
      screen: z.string().max(300),
      version: z.string().max(100),
      screenshot: z
        .strictObject({
          type: pictureType,
          base64: z
            .string()
            .max(2_800_000)
            .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'expected base64'),
        })
        .optional()
        .describe(
          'Only if the player has added one; 2 MiB at most, and as many as a day has room for.',
        ),
    }),
    reply: z.object({
      feedbackId: z.string(),
      hasScreenshot: z.boolean().describe('False also where one was sent and there was no room.'),
    }),
  },
  listFeedback: {
    summary: 'What players wrote, the newest first.',
    query: z.strictObject({
      feedbackId: feedbackId.optional(),
      state: state.optional(),
      kind: kind.optional(),
      text: z.string().max(100).optional().describe('In the text, the screen or the note.'),
      cursor: z.string().max(300).optional(),
      limit: z.coerce.number<number | string>().int().min(1).max(200).default(50),
    }),
    reply: z.object({
      feedback: z.array(receivedFeedback),
      counts,
      nextCursor: z.string().optional(),
    }),
  },
  changeFeedback: {
    summary: 'Say how far we are with it.',
    params: z.strictObject({ feedbackId }),
    body: z.strictObject({ state: state.optional(), note: z.string().max(2000).optional() }),
    reply: z.object({ feedback: receivedFeedback, counts }),
  },
  readFeedbackScreenshot: {
    summary: 'The picture that came along.',
    refuses: ['not_found'],
    params: z.strictObject({ feedbackId }),
    reply: z.object({ type: pictureType, base64: z.string() }),
  },
} satisfies Record<string, CallSchemas>;
