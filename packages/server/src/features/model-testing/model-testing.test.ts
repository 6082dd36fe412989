import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quickAdmin } from '../../testing/test-identity.ts';
import {
  answerInPieces,
  answerWhole,
  useTestLanguageModel,
} from '../../testing/test-language-model.ts';
import { callApi, type TestPlayer } from '../../testing/test-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const endpoint = useTestLanguageModel();

describe('with a model', () => {
  let server: TestServer;
  let admin: TestPlayer;
  beforeAll(async () => {
    server = await startTestServer({
      settings: {
        OPENAI_BASE_URL: endpoint.baseUrl,
        OPENAI_API_KEY: 'a-secret-key',
        OPENAI_MODEL: 'gpt-5',
        OPENAI_PRICES: '1.25/10',
      },
    });
    admin = await quickAdmin(server);
  });
  afterAll(() => server.stop());

  const attempt = (body: object = {}) =>
    admin.ask('tryPair', { body: { word1: 'ocean', word2: 'desert', ...body } });

  test('a pair goes through both, with time and cost', async () => {
    endpoint.answer = answerInPieces(['"Sand."']);
    const { data } = await attempt({ said: ['water', 'dune'], promptVersion: 0, isFresh: true });
    expect(data.bee.word).toMatch(/^honey/);
    expect(data.model).toMatchObject({ word: 'sand', tokensIn: 120, tokensOut: 8 });
    expect(data.model?.dollars).toBeCloseTo((120 * 1.25 + 8 * 10) / 1_000_000, 10);
    const told = JSON.stringify(endpoint.asked[0]?.body.messages);
    expect(told).toContain('ocean and desert');
    expect(told).toContain('water, dune');
  });

  test.each([{ word1: '7' }, { word2: '7' }, { said: ['7'] }])(
    'what is no word is refused: %j',
    async (body) => {
      const refusal = { status: 422, error: { code: 'word_invalid' } };
      expect(await attempt(body)).toMatchObject(refusal);
      expect(endpoint.asked).toEqual([]);
    },
  );

  test('the same word is agreement, however it is written', async () => {
    const { word } = (await attempt()).data.bee;
    endpoint.answer = answerWhole({ content: word.toUpperCase() });
    expect((await attempt({ isFresh: true })).data.match).toBe('exact');
  });

  test('an answer is remembered, unless a fresh one is wanted', async () => {
    endpoint.answer = answerWhole({ content: 'camel' });
    await admin.ask('clearCache', { params: { name: 'model answers' } });
    const pair = { word1: 'hump', word2: 'sand' };
    expect((await attempt(pair)).data.model?.isRemembered).toBe(false);
    expect((await attempt(pair)).data.model).toMatchObject({ word: 'camel', isRemembered: true });
    expect(endpoint.asked).toHaveLength(1);
    await attempt({ ...pair, isFresh: true });
    expect(endpoint.asked).toHaveLength(2);
  });

  test.each([
    ['a sentence', 'I think the word is sand.', 'malformed'],
    ['a word of the pair', 'Oceans', 'said_before'],
  ])('%s is no word', async (_what, content, fault) => {
    endpoint.answer = answerWhole({ content });
    expect((await attempt({ isFresh: true })).data.model).toMatchObject({ fault });
  });

  test('prompts are kept as versions, and the same text twice is one', async () => {
    const text = 'Link {word1} to {word2}!';
    const save = () => admin.ask('saveModelPrompt', { body: { text, note: 'Shorter.' } });
    const { version, ...saved } = (await save()).data.prompt;
    expect(saved).toEqual({ text, note: 'Shorter.', createdAt: expect.any(String) });
    expect((await save()).data.prompt.version).toBe(version);
    endpoint.answer = answerWhole({ content: 'sand' });
    const tried = await attempt({ isFresh: true });
    expect(tried.data.promptVersion).toBe(version);
    expect(endpoint.asked[0]?.body.messages).toEqual([
      { role: 'user', content: 'Link ocean to desert!' },
    ]);
    expect((await attempt({ promptVersion: 0 })).data.promptVersion).toBe(0);
    expect((await attempt({ promptVersion: 99 })).status).toBe(404);
    const lacking = { text: 'Link {word1}!' };
    expect((await admin.ask('saveModelPrompt', { body: lacking })).status).toBe(400);
  });

  test('a run of the set is kept, and the key is never told', async () => {
    const body = {
      promptVersion: 0,
      pairs: 50,
      agreed: 21,
      failed: 1,
      milliseconds: 61_000,
      tokensIn: 6000,
      tokensOut: 400,
    };
    const headers = { ...admin.headers, 'idempotency-key': 'one-run' };
    const record = async (more: { agreed?: number }) => {
      const input = { body: { ...body, ...more } };
      return (await callApi(server.url, 'recordModelRun', input, headers)).data.run;
    };
    const run = await record({});
    expect(run).toMatchObject(body);
    server.clock.advance(1000);
    expect(await record({ agreed: 22 })).toEqual(run);
    const { data } = await admin.ask('readModelTesting', {});
    expect(data.runs).toHaveLength(1);
    expect(data.runs[0]).toMatchObject({ ...body, model: 'gpt-5', dollars: expect.any(Number) });
    expect(data.pairs).toHaveLength(50);
    const { host } = new URL(endpoint.baseUrl);
    expect(data.model).toEqual({ name: 'gpt-5', host, hasPrices: true });
    expect(data.pairs[0]).toEqual([expect.any(String), expect.any(String)]);
    expect(data.prompts.at(-1)).toMatchObject({ version: 0 });
    expect(JSON.stringify(data)).not.toContain('a-secret-key');
    expect(server.log.join('')).not.toContain('a-secret-key');
  });
});

test('without a model the bee plays alone, and the page can say so', async () => {
  const server = await startTestServer();
  const admin = await quickAdmin(server);
  const { data } = await admin.ask('readModelTesting', {});
  expect(data.model).toBeUndefined();
  const tried = await admin.ask('tryPair', { body: { word1: 'ocean', word2: 'desert' } });
  expect(tried.data).toMatchObject({ bee: { word: expect.any(String) } });
  expect(tried.data.model).toBeUndefined();
  await server.stop();
});
