import type { Handlers } from '../../platform/http/serve.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import type { FeedbackDeps } from './deps.ts';
import { changeFeedback, listFeedback, readScreenshot } from './review-feedback.ts';

import { sendFeedback } from './send-feedback.ts';

export function feedbackRoutes(deps: FeedbackDeps) {
  return {
    sendFeedback: ({ body }, { caller, idempotencyKey, request }) =>
      sendFeedback(deps, { ...caller, ...visitorOf(request) }, idempotencyKey, body),
    listFeedback: ({ query }) => listFeedback(deps, query),
    changeFeedback: ({ params, body }) => changeFeedback(deps, params.feedbackId, body),
    readFeedbackScreenshot: ({ params }) => readScreenshot(deps, params.feedbackId),
  } satisfies Partial<Handlers>;
}
