import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Server, startServer } from './server.ts';

interface Settings {
  /** Errors that a journey provokes on purpose. Any other in the browser's console fails it. */
  allowedErrors: RegExp[];
}

export const test = base.extend<Settings, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  allowedErrors: [[], { option: true }],

  context: async ({ context, allowedErrors }, use) => {
    const errors = collectErrors(context);
    await use(context);
    const unexpected = errors.filter(
      (error) => !allowedErrors.some((allowed) => allowed.test(error)),
    );
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
});

function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (webError) => errors.push(`uncaught: ${webError.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

export { expect };
