import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** How a test wants the endpoint to answer. */
export type EndpointAnswer = (response: ServerResponse, asked: Record<string, unknown>) => void;

interface TestLanguageModel {
  baseUrl: string;
  answer: EndpointAnswer;
  asked: { body: Record<string, unknown>; authorization: string | undefined }[];
}

/** A server of our own that speaks OpenAI's chat completions; filled before the first test runs. */
export function useTestLanguageModel(): TestLanguageModel {
  const model: TestLanguageModel = { baseUrl: '', answer: () => {}, asked: [] };
  let endpoint: Server;
  beforeAll(async () => {
    endpoint = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      model.asked.push({ body, authorization: request.headers.authorization });
      model.answer(response, body);
    });
    await new Promise<void>((listening) => endpoint.listen(0, '127.0.0.1', listening));
    model.baseUrl = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`;
  });
  beforeEach(() => {
    model.asked.length = 0;
  });
  afterAll(() => {
    endpoint.closeAllConnections();
    endpoint.close();
  });
  return model;
}

const usage = { prompt_tokens: 120, completion_tokens: 8 };

export const answerWhole =
  (message: object, finish_reason = 'stop'): EndpointAnswer =>
  (response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ choices: [{ message, finish_reason }], usage }));

export const answerInPieces =
  (pieces: readonly string[], { isCut = false, field = 'content' } = {}): EndpointAnswer =>
  (response) => {
    response.setHeader('content-type', 'text/event-stream');
    for (const piece of pieces) {
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { [field]: piece } }] })}\n\n`);
    }
    if (isCut) return void response.end();
    const end = { choices: [{ delta: {}, finish_reason: 'stop' }] };
    response.write(`data: ${JSON.stringify(end)}\r\n\r\n`);
    response.write(`: a comment\n\ndata: ${JSON.stringify({ choices: [], usage })}\n\n`);
    response.end('data: [DONE]\n\n');
  };
