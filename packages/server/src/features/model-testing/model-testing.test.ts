import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { quickAdmin } from '../../testing/test-identity.ts';
import { callApi, type TestPlayer } from '../../testing/test-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { LanguageModel } from './language-model.ts';

/** A server of our own that speaks OpenAI's chat completions, as each test wants it to. */
type Answer = (response: ServerResponse, asked: Record<string, unknown>) => void;
let answer: Answer;
let endpoint: Server;
let baseUrl: string;
const asked: { body: Record<string, unknown>; authorization: string | undefined }[] = [];

beforeAll(async () => {
  endpoint = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    asked.push({ body, authorization: request.headers.authorization });
    answer(response, body);
  });
  await new Promise<void>((listening) => endpoint.listen(0, '127.0.0.1', listening));
  baseUrl = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  endpoint.closeAllConnections();
  endpoint.close();
});
afterEach(() => {
  asked.length = 0;
});

const usage = { prompt_tokens: 120, completion_tokens: 8 };
const whole =
  (message: object, finish_reason = 'stop'): Answer =>
  (response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ choices: [{ message, finish_reason }], usage }));
const stream =
  (pieces: readonly string[], { isCut = false } = {}): Answer =>
  (response) => {
    response.setHeader('content-type', 'text/event-stream');
    for (const content of pieces) {
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    }
    if (isCut) return void response.end();
    const end = { choices: [{ delta: {}, finish_reason: 'stop' }] };
    response.write(`data: ${JSON.stringify(end)}\r\n\r\n`);
    response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
    response.end('data: [DONE]\n\n');
  };

describe('the adapter', () => {
  const ask = (options: { timeoutMs?: number; url?: string } = {}) =>
    new LanguageModel(
      { baseUrl: options.url ?? baseUrl, apiKey: 'a-key', name: 'gpt-5', prices: undefined },
      options,
    ).ask('Say a word.');

  test('reads an answer that comes in pieces, wherever they are cut', async () => {
    answer = stream(['sa', 'n', 'd']);
    expect(await ask()).toEqual({ ok: true, text: 'sand', tokensIn: 120, tokensOut: 8 });
    expect(asked[0]).toMatchObject({
      authorization: 'Bearer a-key',
      body: { model: 'gpt-5', stream: true, messages: [{ role: 'user', content: 'Say a word.' }] },
    });
  });

  test('reads an answer that comes as a whole', async () => {
    answer = whole({ content: 'Sand.' });
    expect(await ask()).toEqual({ ok: true, text: 'Sand.', tokensIn: 120, tokensOut: 8 });
  });

  test.each<[string, Answer, string, RegExp]>([
    [
      'a refusal',
      whole({ content: null, refusal: 'I would rather not.' }),
      'refused',
      /rather not/,
    ],
    ['a content filter', whole({ content: '' }, 'content_filter'), 'refused', /filter/],
    ['no word for all its tokens', whole({ content: '' }, 'length'), 'malformed', /used up/],
    ['an answer that breaks off', stream(['sa'], { isCut: true }), 'malformed', /broke off/],
    [
      'what is no completion',
      (response) => response.end('{"hello": 1}'),
      'malformed',
      /completion/,
    ],
    ['what is no JSON', (response) => response.end('<html>'), 'malformed', /no JSON/],
    [
      'a wrong key',
      (response) => response.writeHead(401).end('{"error":{"message":"Wrong key."}}'),
      'turned_away',
      /^401 Wrong key\.$/,
    ],
    [
      'an answer that never ends',
      (response) => {
        const write = () => {
          while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
        };
        response.on('drain', write);
        write();
      },
      'malformed',
      /did not end/,
    ],
    ['too much at once', (response) => response.writeHead(429).end(''), 'turned_away', /^429$/],
  ])('tells %s', async (_what, given, fault, says) => {
    answer = given;
    expect(await ask()).toMatchObject({ ok: false, fault, says: expect.stringMatching(says) });
  });

  test('waits no longer than it should', async () => {
    answer = () => {};
    expect(await ask({ timeoutMs: 50 })).toMatchObject({ ok: false, fault: 'timed_out' });
  });

  test('says that nobody is there', async () => {
    const url = 'http://127.0.0.1:9/v1';
    expect(await ask({ url })).toMatchObject({ ok: false, fault: 'unreachable' });
  });
});

describe('with a model', () => {
  let server: TestServer;
  let admin: TestPlayer;
  beforeAll(async () => {
    server = await startTestServer({
      settings: {
        OPENAI_BASE_URL: baseUrl,
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
    answer = stream(['"Sand."']);
    const { data } = await attempt({ said: ['water', 'dune'] });
    expect(data.bee.word).toMatch(/^honey/);
    expect(data.model).toMatchObject({ word: 'sand', tokensIn: 120, tokensOut: 8 });
    expect(data.model?.dollars).toBeCloseTo((120 * 1.25 + 8 * 10) / 1_000_000, 10);
    const told = JSON.stringify(asked[0]?.body.messages);
    expect(told).toContain('ocean and desert');
    expect(told).toContain('water, dune');
  });

  test('the same word is agreement, however it is written', async () => {
    const { word } = (await attempt()).data.bee;
    answer = whole({ content: word.toUpperCase() });
    expect((await attempt({ isFresh: true })).data.match).toBe('exact');
  });

  test('an answer is remembered, unless a fresh one is wanted', async () => {
    answer = whole({ content: 'camel' });
    const pair = { word1: 'hump', word2: 'sand' };
    expect((await attempt(pair)).data.model?.isRemembered).toBe(false);
    expect((await attempt(pair)).data.model).toMatchObject({ word: 'camel', isRemembered: true });
    expect(asked).toHaveLength(1);
    await attempt({ ...pair, isFresh: true });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['a sentence', 'I think the word is sand.', 'malformed'],
    ['a word of the pair', 'Oceans', 'said_before'],
  ])('%s is no word', async (_what, content, fault) => {
    answer = whole({ content });
    expect((await attempt({ isFresh: true })).data.model).toMatchObject({ fault });
  });

  test('prompts are kept as versions, and the same text twice is one', async () => {
    const text = 'Link {word1} to {word2}!';
    const save = () => admin.ask('saveModelPrompt', { body: { text, note: 'Shorter.' } });
    const { version } = (await save()).data.prompt;
    expect((await save()).data.prompt.version).toBe(version);
    answer = whole({ content: 'sand' });
    const tried = await attempt({ isFresh: true });
    expect(tried.data.promptVersion).toBe(version);
    expect(asked[0]?.body.messages).toEqual([{ role: 'user', content: 'Link ocean to desert!' }]);
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
    for (let index = 0; index < 2; index += 1) {
      await callApi(server.url, 'recordModelRun', { body }, headers);
    }
    const { data } = await admin.ask('readModelTesting', {});
    expect(data.runs).toHaveLength(1);
    expect(data.runs[0]).toMatchObject({ ...body, model: 'gpt-5', dollars: expect.any(Number) });
    expect(data.pairs).toHaveLength(50);
    expect(data.model).toMatchObject({ name: 'gpt-5', hasPrices: true });
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
