import type { CallReply } from '@bee-jinx/contract/browser';
import { formatPercentage, total } from '../stats/stats-math.ts';

export interface EvalResult {
  pair: readonly [string, string];
  tried: CallReply<'tryPair'>;
}

/** The figures of a run, or of as much of it as was asked so far. */
export function summarizeEval(results: readonly EvalResult[]) {
  const models = results.flatMap(({ tried }) => tried.model ?? []);
  const times = models.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const agreed = results.filter(({ tried }) => tried.match !== undefined).length;
  const priced = models.filter(({ dollars }) => dollars !== undefined);
  return {
    asked: results.length,
    agreed,
    agreement: formatPercentage(agreed, results.length),
    failed: models.filter(({ word }) => word === undefined).length,
    medianMs: times[Math.floor((times.length - 1) / 2)] ?? 0,
    milliseconds: total(times),
    tokensIn: total(models.map(({ tokensIn }) => tokensIn)),
    tokensOut: total(models.map(({ tokensOut }) => tokensOut)),
    dollars: priced.length === 0 ? undefined : total(priced.map(({ dollars }) => dollars ?? 0)),
  };
}
