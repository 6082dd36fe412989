import type { Handlers } from '../../platform/http/serve.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { deleteBuzz } from './delete-buzz.ts';
import { listBuzz } from './list-buzz.ts';
import type { BuzzParts } from './parts.ts';
import { postBuzz } from './post-buzz.ts';
import { react } from './react.ts';
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

export function buzzRoutes(parts: BuzzParts): Handlers<BuzzCalls> {
  return {
    listBuzz: ({ query }, { caller }) => listBuzz(parts, caller, query),
    postBuzz: async ({ body }, { caller, idempotencyKey, request }) => {
      const bytes = Buffer.byteLength(body.text);
      if (!(await parts.budgets.mayStore(['texts'], visitorOf(request), bytes))) {
        throw new Refusal('slow_down', { retryAfterSeconds: 3600 });
      }
      return postBuzz(parts, caller, body, idempotencyKey);
    },
    deleteBuzz: ({ params }, { caller }) => deleteBuzz(parts, caller, params.buzzId),
    reactToBuzz: ({ params, body }, { caller }) =>
      react(parts, caller, params.buzzId, body.reaction),
    reportBuzz: ({ params, body }, { caller }) =>
      reportBuzz(parts, caller, params.buzzId, body.reason),
    listBuzzReports: ({ query }) => listReports(parts, query),
    answerBuzzReport: ({ params, body }, { caller, request }) =>
      answerReport(
        parts,
        { playerId: caller.playerId, requestId: request.id },
        { ...body, buzzId: params.buzzId },
      ),
  };
}
