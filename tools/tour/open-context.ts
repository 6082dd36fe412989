import type { Browser, BrowserContext } from '@playwright/test';
import { pathOf } from './pending-requests.ts';
import type { Players } from './players.ts';
import type { Step } from './step.ts';
import { heightOf, type View } from './views.ts';

/** Longer than anything takes on a busy machine: what takes longer is stuck. */
const timeoutMs = 60_000;

export interface TourSite {
  url: string;
  players: Players;
}

/** A browser of its own for each step: nothing that one step does reaches another. */
export async function openContext(
  browser: Browser,
  { url, players }: TourSite,
  step: Step,
  view: View,
  sharpness: number,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: view.width, height: heightOf(view) },
    deviceScaleFactor: sharpness,
    colorScheme: view.theme,
    reducedMotion: step.motion ? 'no-preference' : 'reduce',
    javaScriptEnabled: step.javaScript ?? true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    storageState: {
      cookies: players[step.player ?? 'clover'],
      origins: [{ origin: url, localStorage: localStorageEntries(step, view) }],
    },
  });
  context.setDefaultTimeout(timeoutMs);
  await interceptRequests(context, step);
  return context;
}

/** Where the game keeps the look that was chosen. */
export const lookStorage = ({ theme, skin }: View) => ({ 'ui.theme': theme, 'ui.skin': skin });

function localStorageEntries({ kept, textSize = 100 }: Step, view: View) {
  const all = { ...lookStorage(view), 'ui.textSize': `${textSize}`, ...kept };
  return Object.entries(all).map(([name, value]) => ({ name, value }));
}

async function interceptRequests(context: BrowserContext, { holds, loses }: Step): Promise<void> {
  if (holds !== undefined) {
    await context.route(beginningWith(holds), () => new Promise(() => {}));
  }
  if (loses !== undefined) await context.route(beginningWith(loses), (route) => route.abort());
}

const beginningWith = (path: string) => (url: URL) => pathOf(url.href).startsWith(path);
