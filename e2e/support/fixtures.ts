import { test as base, expect } from '@playwright/test';
import { collectBrowserErrors } from '../../tools/services/browser-errors.ts';
import { type GameServer, startGameServer } from '../../tools/services/game-server.ts';
import { adminPasswordHash } from './account.ts';

interface TestOptions {
  /** Errors that a journey provokes on purpose. Any other in the browser's console fails it. */
  allowedErrors: RegExp[];
}

interface WorkerFixtures {
  /** As an operator would put them into .env. */
  serverSettings: Record<string, string>;
  server: GameServer;
}

export const test = base.extend<TestOptions, WorkerFixtures>({
  serverSettings: [{ ADMIN_PASSWORD_HASH: adminPasswordHash }, { option: true, scope: 'worker' }],

  server: [
    async ({ serverSettings }, use) => {
      const server = await startGameServer({ settings: serverSettings });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  allowedErrors: [[], { option: true }],

  context: async ({ context, allowedErrors }, use) => {
    const errors = collectBrowserErrors(context);
    await use(context);
    // An answer that a journey was still changing when it ended is nobody's any more.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = errors.filter(
      (error) => !allowedErrors.some((allowed) => allowed.test(error)),
    );
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
});

export { expect };
