import type { Handlers } from '../../platform/http/serve.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { deleteBuzz } from './delete-buzz.ts';
import type { BuzzDeps } from './deps.ts';
import { listBuzz } from './list-buzz.ts';
import { postBuzz } from './post-buzz.ts';
import { reactToBuzz } from './react-to-buzz.ts';
import { answerReport } from './reports/answer-report.ts';
import { listReports } from './reports/list-reports.ts';
import { reportBuzz } from './reports/report-buzz.ts';

type BuzzCalls =
  | 'listBuzz'
  | 'postBuzz'
  | 'deleteBuzz'
  | 'reactToBuzz'
  | 'reportBuzz'
  | 'listBuzzReports'
  | 'answerBuzzReport';

export function buzzRoutes(deps: BuzzDeps): Handlers<BuzzCalls> {
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
  };
}
