import type { Handlers } from '../../platform/http/serve.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BuzzDeps } from './deps.ts';
import { deleteBuzz, postBuzz, reactToBuzz } from './post-buzz.ts';
import { listBuzz } from './read-buzz.ts';

import { answerReport, listReports, reportBuzz } from './reports/reports.ts';

export function buzzRoutes(deps: BuzzDeps) {
  return {
    listBuzz: ({ query }, { caller }) => listBuzz(deps, caller, query),
    postBuzz: async ({ body }, { caller, idempotencyKey, request }) => {
      const bytes = Buffer.byteLength(body.text);
      if (!(await deps.budgets.mayStore(['texts'], visitorOf(request), bytes))) {
        throw new Refusal('slow_down', { retryAfterSeconds: 3600 });
      }
      return postBuzz(deps, caller, body, idempotencyKey);
    },
    deleteBuzz: ({ params }, { caller }) => deleteBuzz(deps, caller, params.buzzId),
    reactToBuzz: ({ params, body }, { caller }) =>
      reactToBuzz(deps, caller, params.buzzId, body.reaction),
    reportBuzz: ({ params, body }, { caller }) =>
      reportBuzz(deps, caller, params.buzzId, body.reason),
    listBuzzReports: ({ query }) => listReports(deps, query),
    answerBuzzReport: ({ params, body }, { caller, request }) =>
      answerReport(
        deps,
        { playerId: caller.playerId, requestId: request.id },
        { ...body, buzzId: params.buzzId },
      ),
  } satisfies Partial<Handlers>;
}
