import type { Handlers } from '../../platform/http/serve.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { changeFeedback } from './change-feedback.ts';
import type { FeedbackDeps } from './deps.ts';
import { listFeedback } from './list-feedback.ts';
import { readScreenshot } from './read-screenshot.ts';
import { sendFeedback } from './send-feedback.ts';

type FeedbackCalls = 'sendFeedback' | 'listFeedback' | 'changeFeedback' | 'readFeedbackScreenshot';

export function feedbackRoutes(deps: FeedbackDeps): Handlers<FeedbackCalls> {
  return {
    sendFeedback: ({ body }, { caller, idempotencyKey, request }) =>
      sendFeedback(deps, { ...caller, ...visitorOf(request) }, idempotencyKey, body),
    listFeedback: ({ query }) => listFeedback(deps, query),
    changeFeedback: ({ params, body }) => changeFeedback(deps, params.feedbackId, body),
    readFeedbackScreenshot: ({ params }) => readScreenshot(deps, params.feedbackId),
  };
}
