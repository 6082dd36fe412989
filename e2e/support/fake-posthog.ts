import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Captured {
  event: string;
  properties: Record<string, unknown>;
}

/** Stands in for PostHog, and records what it receives. */
export interface FakePostHog {
  url: string;
  requests(): number;
  batch(): Captured[];
  events(): string[];
  clear(): void;
  stop(): void;
}

export async function startFakePostHog(): Promise<FakePostHog> {
  let requests = 0;
  let captured: Captured[] = [];
  const server = createServer((request, response) => {
    requests += 1;
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      if (text !== '') captured.push(...(JSON.parse(text) as { batch: Captured[] }).batch);
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{"status":1}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    batch: () => captured,
    events: () => captured.map(({ event }) => event),
    clear: () => {
      requests = 0;
      captured = [];
    },
    stop: () => void server.close(),
  };
}
