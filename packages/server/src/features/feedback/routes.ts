import type { Handlers } from '../../platform/http/serve.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { changeFeedback } from './change-feedback.ts';
import { listFeedback } from './list-feedback.ts';
import type { FeedbackParts } from './parts.ts';
import { readScreenshot } from './read-screenshot.ts';
import { sendFeedback } from './send-feedback.ts';

type FeedbackCalls = 'sendFeedback' | 'listFeedback' | 'changeFeedback' | 'readFeedbackScreenshot';

export function feedbackRoutes(parts: FeedbackParts): Handlers<FeedbackCalls> {
  return {
    sendFeedback: ({ body }, { caller, idempotencyKey, request }) =>
      sendFeedback(parts, { ...caller, ...visitorOf(request) }, idempotencyKey, body),
    listFeedback: ({ query }) => listFeedback(parts, query),
    changeFeedback: ({ params, body }) => changeFeedback(parts, params.feedbackId, body),
    readFeedbackScreenshot: ({ params }) => readScreenshot(parts, params.feedbackId),
  };
}
