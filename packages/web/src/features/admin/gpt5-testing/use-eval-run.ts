import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { modelTestingQuery } from './model-queries.ts';
import { type EvalResult, summarizeEval } from './summarize-eval.ts';

type Pairs = readonly (readonly [string, string])[];

/** The results keep their prompt version: another may be chosen by now. */
interface EvalRun {
  promptVersion: number;
  results: readonly EvalResult[];
}

/** Low enough for the rate limit of any endpoint. */
const concurrency = 4;

/** Asks the pairs a few at a time, and records the run when all have been asked. */
export function useEvalRun(pairs: Pairs, promptVersion: number) {
  const cache = useQueryClient();
  const [latestRun, setLatestRun] = useState<EvalRun>({ promptVersion, results: [] });
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(): Promise<void> {
    running.current = new AbortController();
    const { signal } = running.current;
    const found: EvalResult[] = [];
    const queue = pairs.values();
    setLatestRun({ promptVersion, results: [] });
    setError(null);
    setRunning(true);
    const worker = async () => {
      for (const pair of queue) {
        if (signal.aborted) return;
        const [word1, word2] = pair;
        const tried = await call('tryPair', { body: { word1, word2, promptVersion }, signal });
        found.push({ pair, tried });
        setLatestRun({ promptVersion, results: [...found] });
      }
    };
    try {
      await Promise.all(Array.from({ length: concurrency }, worker));
      if (signal.aborted) return;
      const { agreed, failed, milliseconds, tokensIn, tokensOut } = summarizeEval(found);
      const counts = { agreed, failed, milliseconds, tokensIn, tokensOut };
      await call('recordModelRun', { body: { promptVersion, pairs: found.length, ...counts } });
      await cache.invalidateQueries({ queryKey: modelTestingQuery.queryKey });
    } catch (thrown) {
      if (!signal.aborted) setError(thrown);
      running.current?.abort();
    } finally {
      setRunning(false);
    }
  }

  return {
    latestRun,
    isRunning,
    error,
    start: () => void run(),
    stop: () => running.current?.abort(),
  };
}
