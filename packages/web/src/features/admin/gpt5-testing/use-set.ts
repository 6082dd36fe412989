import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { modelQuery } from './model-queries.ts';
import { type SetResult, sumUp } from './sum-up.ts';

type Pairs = readonly (readonly [string, string])[];

/** What was answered, and to which prompt: another may be chosen by now. */
interface Asked {
  promptVersion: number;
  results: readonly SetResult[];
}

/** Few enough for any endpoint's patience. */
const atOnce = 4;

/** Asks the pairs of a set, a few at a time, and keeps the sum when all have been asked. */
export function useSet(pairs: Pairs, promptVersion: number) {
  const cache = useQueryClient();
  const [asked, setAsked] = useState<Asked>({ promptVersion, results: [] });
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(): Promise<void> {
    running.current = new AbortController();
    const { signal } = running.current;
    const found: SetResult[] = [];
    const waiting = pairs.values();
    setAsked({ promptVersion, results: [] });
    setError(null);
    setRunning(true);
    const lane = async () => {
      for (const pair of waiting) {
        if (signal.aborted) return;
        const [word1, word2] = pair;
        const tried = await call('tryPair', { body: { word1, word2, promptVersion }, signal });
        found.push({ pair, tried });
        setAsked({ promptVersion, results: [...found] });
      }
    };
    try {
      await Promise.all(Array.from({ length: atOnce }, lane));
      if (signal.aborted) return;
      const { agreed, failed, milliseconds, tokensIn, tokensOut } = sumUp(found);
      const counts = { agreed, failed, milliseconds, tokensIn, tokensOut };
      await call('recordModelRun', { body: { promptVersion, pairs: found.length, ...counts } });
      await cache.invalidateQueries({ queryKey: modelQuery.queryKey });
    } catch (thrown) {
      if (!signal.aborted) setError(thrown);
      running.current?.abort();
    } finally {
      setRunning(false);
    }
  }

  return {
    asked,
    isRunning,
    error,
    start: () => void run(),
    stop: () => running.current?.abort(),
  };
}
