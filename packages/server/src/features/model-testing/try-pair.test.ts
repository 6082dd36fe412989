import type { Pair } from '@bee-jinx/game';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { at, start } from '../../testing/test-time.ts';
import type { ModelTestingDeps } from './deps.ts';
import { LanguageModel, type ModelAnswer } from './language-model.ts';
import { firstPairs } from './pairs.ts';
import { listPrompts, savePrompt } from './prompts.ts';
import { listRuns, recordRun } from './runs.ts';
import { tryPair } from './try-pair.ts';

const opened = openTestDatabase({ databasePool: 2 });
const builtIn = [
  'We play a word game. Two words lie on the table, and both of us secretly say one English word that links them.',
  'If we say the same word, we win together. So say the word that most people would think of.',
  'The words on the table: {word1} and {word2}.',
  'These words were said before and may not be said again: {said}.',
  'Answer with your one word and nothing else.',
].join('\n');

let now: number;
let answer: ModelAnswer;
let prompts: string[];
let beeAsked: unknown[];
let deps: ModelTestingDeps;
beforeEach(async () => {
  now = start;
  answer = { ok: true, text: 'Sand.', tokensIn: 120, tokensOut: 8 };
  prompts = [];
  beeAsked = [];
  await opened.db.transaction([], async (sql) => {
    await sql.deleteFrom('model_prompts').execute();
    await sql.deleteFrom('model_runs').execute();
  });
  const remembered = new Map<string, unknown>();
  deps = {
    db: opened.db,
    clock: { now: () => now },
    bee: {
      reply: (pair: Pair, used: readonly string[]) => {
        now += 5;
        beeAsked.push([pair, used]);
        return 'honey';
      },
      sameLemma: (one: string, other: string) => `${one}s` === other || `${other}s` === one,
    },
    model: makeModel('gpt-5'),
    answers: {
      get: async (key: string) => remembered.get(key),
      set: async (key: string, value: unknown) => remembered.set(key, value),
    },
    pairs: [],
  } as unknown as ModelTestingDeps;
});

function makeModel(name: string, baseUrl = 'https://models.example.org/v1'): LanguageModel {
  const prices = { input: 1.25, output: 10 };
  const model = new LanguageModel({ name, baseUrl, apiKey: 'key', prices });
  vi.spyOn(model, 'ask').mockImplementation(async (prompt) => {
    now += 70;
    prompts.push(prompt);
    return answer;
  });
  return model;
}

const attempt = (body: object = {}) =>
  tryPair(deps, { word1: 'Ocean', word2: 'desert', said: [], isFresh: false, ...body });
const figures = {
  milliseconds: 70,
  tokensIn: 120,
  tokensOut: 8,
  isRemembered: false,
  dollars: 0.00023,
};

describe('a pair', () => {
  test('is answered by the bee and by the model, who are told what was said', async () => {
    expect(await attempt({ said: ['Water', 'ocean'] })).toEqual({
      bee: { word: 'honey', milliseconds: 5 },
      promptVersion: 0,
      model: { ...figures, word: 'sand' },
    });
    expect(beeAsked).toEqual([
      [
        ['ocean', 'desert'],
        ['ocean', 'desert', 'water'],
      ],
    ]);
    const filled = builtIn.replace('{word1}', 'ocean').replace('{word2}', 'desert');
    await attempt();
    expect(prompts).toEqual([
      filled.replace('{said}', 'water, ocean'),
      filled.replace('{said}', 'none yet'),
    ]);
  });

  test('is answered by the bee alone where there is no model', async () => {
    deps = { ...deps, model: undefined };
    expect(await attempt()).toEqual({ bee: { word: 'honey', milliseconds: 5 }, promptVersion: 0 });
  });

  test('of what is no word is refused', async () => {
    const refused = { code: 'word_invalid', message: expect.stringMatching(/\.$/) };
    await expect(attempt({ word1: '' })).rejects.toMatchObject(refused);
    await expect(attempt({ said: ['7'] })).rejects.toMatchObject(refused);
  });

  test.each([
    ['« HONEY! »', { word: 'honey' }, 'exact'],
    ['honeys', { word: 'honeys' }, 'inflection'],
    ['1. sand', { word: 'sand' }, undefined],
    ['oceans', { fault: 'said_before', says: 'oceans' }, undefined],
    ['It is sand', { fault: 'malformed', says: 'It is sand' }, undefined],
    ['x '.repeat(101), { fault: 'malformed', says: 'x '.repeat(100) }, undefined],
  ])('that the model answers with %j has %j', async (text, reply, match) => {
    answer = { ok: true, text, tokensIn: 120, tokensOut: 8 };
    const tried = await attempt();
    expect(tried.model).toEqual({ ...figures, ...reply });
    expect(tried.match).toBe(match);
  });

  test('whose answer went wrong is asked again, and one that went right only if that is wanted', async () => {
    answer = { ok: false, fault: 'refused', says: 'No.', tokensIn: 1, tokensOut: 0 };
    for (let count = 0; count < 2; count += 1)
      expect((await attempt()).model).toMatchObject({ fault: 'refused', says: 'No.', tokensIn: 1 });
    expect(prompts).toHaveLength(2);
    answer = { ok: true, text: 'sand', tokensIn: 120, tokensOut: 8 };
    expect((await attempt()).model).toEqual({ ...figures, word: 'sand' });
    expect((await attempt()).model).toEqual({ ...figures, word: 'sand', isRemembered: true });
    expect(prompts).toHaveLength(3);
    expect((await attempt({ isFresh: true })).model?.isRemembered).toBe(false);
    for (const model of [makeModel('gpt-6'), makeModel('gpt-5', 'https://other.example.org')]) {
      deps = { ...deps, model };
      expect((await attempt()).model?.isRemembered).toBe(false);
    }
  });
});

describe('prompts', () => {
  test('are kept as versions, the newest first, and the newest is used', async () => {
    expect(await listPrompts(deps)).toEqual([{ version: 0, text: builtIn }]);
    const first = { version: 1, text: '{word1} {word2} 1', createdAt: at(0) };
    const second = { version: 2, text: '{word1} {word2} 2', note: 'Shorter.', createdAt: at(1000) };
    expect(await savePrompt(deps, { text: first.text, note: '  ' })).toEqual({ prompt: first });
    now += 1000;
    for (const note of [' Shorter. ', 'Again.'])
      expect(await savePrompt(deps, { text: second.text, note })).toEqual({ prompt: second });
    expect(await listPrompts(deps)).toEqual([second, first, { version: 0, text: builtIn }]);
    expect((await attempt()).promptVersion).toBe(2);
    expect((await attempt({ promptVersion: 1 })).promptVersion).toBe(1);
    expect((await attempt({ promptVersion: 0 })).promptVersion).toBe(0);
    expect(prompts.slice(0, 2)).toEqual(['ocean desert 2', 'ocean desert 1']);
    await expect(attempt({ promptVersion: 3 })).rejects.toMatchObject({
      code: 'not_found',
      message: 'There is no such version of the prompt.',
    });
  });

  test.each(['{word1}', '{word2}'])('without %s are refused', async (part) => {
    const text = '{word1} {word2}'.replace(part, '');
    await expect(savePrompt(deps, { text })).rejects.toMatchObject({
      code: 'invalid_input',
      message: `Say where the words go: ${part} is missing.`,
      details: { fields: { text: `${part} is missing` } },
    });
  });
});

describe('a run over the set', () => {
  const figuresOfRun = {
    promptVersion: 3,
    pairs: 50,
    agreed: 21,
    failed: 1,
    milliseconds: 61_000,
    tokensIn: 6000,
    tokensOut: 400,
  };

  test('is kept once per key, with its cost by today’s prices of that model', async () => {
    const run = { runId: 'run_key', at: at(0), model: 'gpt-5', ...figuresOfRun };
    const recorded = await recordRun(deps, 'key', figuresOfRun);
    expect(recorded).toEqual({ run: { ...run, dollars: 0.0115 } });
    await recordRun(deps, 'key', figuresOfRun);
    expect(await listRuns(deps)).toEqual([recorded.run]);
    expect(await listRuns({ ...deps, model: makeModel('gpt-6') })).toEqual([run]);
    expect(await listRuns({ ...deps, model: undefined })).toEqual([run]);
  });

  test('is shown among the newest fifty', async () => {
    for (let count = 0; count < 51; count += 1) {
      now += 1;
      await recordRun(deps, null, figuresOfRun);
    }
    const runs = await listRuns(deps);
    expect(runs).toHaveLength(50);
    expect([runs[0]?.at, runs.at(-1)?.at]).toEqual([at(51), at(2)]);
    expect(runs[0]?.runId).toMatch(/^run_\w+$/);
  });

  test('needs a model', async () => {
    deps = { ...deps, model: undefined };
    await expect(recordRun(deps, null, figuresOfRun)).rejects.toMatchObject({
      code: 'not_found',
      message: 'No language model is configured.',
    });
  });
});

test('the set is of the first puzzles, without those that are missing', () => {
  const drafts = (number: number) =>
    number === 2 ? undefined : { word1: `one ${number}`, word2: `two ${number}` };
  expect(firstPairs(drafts, 3)).toEqual([
    ['one 1', 'two 1'],
    ['one 3', 'two 3'],
  ]);
});
