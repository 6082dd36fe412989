import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { adminPasswordHash } from '../../tools/services/admin-password.ts';
import { type GameServer, startGameServer } from '../../tools/services/game-server.ts';
import { signInAsAdmin } from './account.ts';
import { test as journey } from './fixtures.ts';

interface Desk {
  /** A server with an admin password and a language model. */
  server: GameServer;
}

export const test = journey.extend<object, { desk: Desk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const model = await startFakeLanguageModel();
      const server = await startGameServer({
        settings: {
          ADMIN_PASSWORD_HASH: adminPasswordHash,
          OPENAI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
          OPENAI_MODEL: 'a-model',
          OPENAI_PRICES: '1.25/10',
        },
      });
      await use({ server });
      await server.stop();
      model.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ desk }, use) => use(desk.server.url),
});

/** Replies "sand" to every request, streamed in chunks like OpenAI's API. */
async function startFakeLanguageModel(): Promise<Server> {
  const piece = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
  const model = createServer((_request, response) => {
    response.setHeader('content-type', 'text/event-stream');
    response.write(piece({ choices: [{ delta: { content: 'Sa' } }] }));
    response.write(piece({ choices: [{ delta: { content: 'nd' }, finish_reason: 'stop' }] }));
    response.write(piece({ choices: [], usage: { prompt_tokens: 90, completion_tokens: 2 } }));
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((listening) => model.listen(0, '127.0.0.1', listening));
  return model;
}

export { expect, signInAsAdmin };
