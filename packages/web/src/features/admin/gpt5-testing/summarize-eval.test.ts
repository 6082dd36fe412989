import { expect, test } from 'vitest';
import { type EvalResult, summarizeEval } from './summarize-eval.ts';

const result = (milliseconds: number, more: Partial<EvalResult['tried']> = {}): EvalResult => ({
  pair: ['ocean', 'desert'],
  tried: {
    bee: { word: 'sand', milliseconds: 1 },
    promptVersion: 0,
    model: {
      word: 'sand',
      milliseconds,
      tokensIn: 100,
      tokensOut: 10,
      isRemembered: false,
      dollars: 0.001,
    },
    ...more,
  },
});

test('without results there is no agreement and no cost', () => {
  expect(summarizeEval([])).toMatchObject({
    agreement: '–',
    failed: 0,
    medianMs: 0,
    dollars: undefined,
  });
});

test('results are summed to agreement, failures, median time and cost', () => {
  const silent = { fault: 'refused' as const, milliseconds: 9000, tokensIn: 0, tokensOut: 0 };
  const results = [
    result(300, { match: 'exact' }),
    result(100, { match: 'inflection' }),
    result(200),
    result(0, { model: { ...silent, isRemembered: false } }),
  ];
  expect(summarizeEval(results)).toMatchObject({
    asked: 4,
    agreed: 2,
    agreement: '50 %',
    failed: 1,
    medianMs: 200,
    tokensIn: 300,
    tokensOut: 30,
  });
  expect(summarizeEval(results).dollars).toBeCloseTo(0.003);
});
