import type { BrowserContext } from '@playwright/test';

/** An array that grows with every console error and uncaught error in any page of the context. */
export function collectBrowserErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (webError) => errors.push(`uncaught: ${webError.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}
