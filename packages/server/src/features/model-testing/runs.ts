import type { CallInput, CallReply, ModelRun } from '@bee-jinx/contract';
import { randomId } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ModelTestingDeps } from './deps.ts';
import { costInDollars } from './model-cost.ts';
import { insertRun, newestRuns, type RunRow } from './queries.ts';

const runsShown = 50;

export async function listRuns(deps: ModelTestingDeps): Promise<ModelRun[]> {
  const rows = await newestRuns(deps.db.read, runsShown);
  return rows.map((row) => present(deps, row));
}

export async function recordRun(
  deps: ModelTestingDeps,
  sentKey: string | null,
  body: CallInput<'recordModelRun'>['body'],
): Promise<CallReply<'recordModelRun'>> {
  const { db, clock, model } = deps;
  if (!model) throw new Refusal('not_found', { message: 'No language model is configured.' });
  const row: RunRow = {
    id: sentKey === null ? randomId('run') : `run_${sentKey}`,
    at: clock.now(),
    model: model.settings.name,
    prompt_version: body.promptVersion,
    pairs: body.pairs,
    agreed: body.agreed,
    failed: body.failed,
    milliseconds: body.milliseconds,
    tokens_in: body.tokensIn,
    tokens_out: body.tokensOut,
  };
  const recorded = await db.transaction([], (sql) => insertRun(sql, row));
  return { run: present(deps, recorded) };
}

/** At today's prices, and only for the model that they are the prices of. */
function present({ model }: ModelTestingDeps, row: RunRow): ModelRun {
  const tokens = { tokensIn: row.tokens_in, tokensOut: row.tokens_out };
  const prices = row.model === model?.settings.name ? model.settings.prices : undefined;
  const dollars = costInDollars(prices, tokens);
  return {
    runId: row.id,
    at: new Date(row.at).toISOString(),
    promptVersion: row.prompt_version,
    model: row.model,
    pairs: row.pairs,
    agreed: row.agreed,
    failed: row.failed,
    milliseconds: row.milliseconds,
    ...tokens,
    ...(dollars !== undefined && { dollars }),
  };
}
