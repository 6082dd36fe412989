import type { BrowserContext } from '@playwright/test';

/** Grows with every error in the console and every uncaught one, in any page of the context. */
export function collectBrowserErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (webError) => errors.push(`uncaught: ${webError.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}
