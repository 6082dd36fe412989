import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { adminPasswordHash } from '../../tools/services/admin-password.ts';
import { collectBrowserErrors } from '../../tools/services/browser-errors.ts';
import { type GameServer, startGameServer } from '../../tools/services/game-server.ts';
import { findJinxWords } from './daily.ts';
import { type FinishOptions, finishGame } from './finish-game.ts';

interface TestFixtures {
  /** Errors that a journey provokes on purpose. Any other in the browser's console fails it. */
  allowedErrors: RegExp[];
  /** Opens the browser of another player. It is closed when the journey ends. */
  openPlayer(): Promise<Page>;
  /** Plays a whole game without a screen, as the player whose cookies these are. */
  finishGame(api: APIRequestContext, options: FinishOptions): ReturnType<typeof finishGame>;
  /** The words that lead to a jinx in so many rounds. */
  findJinxWords(rounds: number, puzzle?: { puzzleNumber: number }): Promise<string[]>;
}

interface WorkerFixtures {
  /** As an operator would put them into .env. */
  serverSettings: Record<string, string>;
  server: GameServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverSettings: [{ ADMIN_PASSWORD_HASH: adminPasswordHash }, { option: true, scope: 'worker' }],

  server: [
    async ({ serverSettings }, use) => {
      const server = await startGameServer({ isBuilt: true, settings: serverSettings });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  allowedErrors: [[], { option: true }],

  context: async ({ context, allowedErrors }, use) => {
    const expectNoErrors = await prepareContext(context, allowedErrors);
    await use(context);
    await expectNoErrors();
  },

  openPlayer: async ({ browser, baseURL, contextOptions, allowedErrors }, use) => {
    const opened: { context: BrowserContext; expectNoErrors(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: baseURL ?? '' });
      const expectNoErrors = await prepareContext(context, allowedErrors);
      opened.push({ context, expectNoErrors });
      return context.newPage();
    });
    for (const { expectNoErrors } of opened) await expectNoErrors();
    await Promise.all(opened.map(({ context }) => context.close()));
  },

  finishGame: async ({ browser, baseURL }, use) =>
    use((api, options) => finishGame(api, browser, baseURL ?? '', options)),

  findJinxWords: async ({ browser, baseURL }, use) =>
    use((rounds, puzzle) => findJinxWords(browser, baseURL ?? '', rounds, puzzle)),
});

/** Returns the check for the end of the journey. */
async function prepareContext(
  context: BrowserContext,
  allowedErrors: readonly RegExp[],
): Promise<() => Promise<void>> {
  const errors = collectBrowserErrors(context);
  await putOffConsent(context);
  return async () => {
    // Routes that are still busy when the journey ends must not fail it.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = errors.filter(
      (error) => !allowedErrors.some((allowed) => allowed.test(error)),
    );
    expect(unexpected, 'errors in the browser').toEqual([]);
  };
}

/** The question after a first game is told of in consent.spec.ts; elsewhere it would be in the way. */
async function putOffConsent(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http'))
      localStorage.setItem('consent.skippedAt', String(Date.now()));
  });
}

export { expect };
