import { expect, type Page } from '@playwright/test';
import { findAccessibilityViolations } from '../../tools/services/axe.ts';

/** What the browser has kept from earlier. What the page itself keeps afterwards stays. */
export async function seedLocalStorage(page: Page, kept: Record<string, string>): Promise<void> {
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, kept);
}

/** They only steer what is shown. */
export const adminFlags = { authenticated: 'true', isAdmin: 'true' };

export const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The lab is large, and two journeys may be busy at once.
  await expect(pageHeading(page)).toBeVisible({ timeout: 15_000 });
  // The button appears with the player, and what follows has no reason to wait any longer.
  await expect(page.getByRole('banner').getByRole('button', { name: /settings/i })).toBeVisible();
  await renderOffscreenSections(page);
}

/** The lab draws only what is in sight; here nothing must escape notice. */
async function renderOffscreenSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('section')) {
      section.style.contentVisibility = 'visible';
    }
  });
}

/** On the whole page, or within one part of it; in the look that it has, and with the colours of the other theme. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // Zooming is off because the specification says so; a text size of our own makes up for it.
  expect(await findAccessibilityViolations(page, { within, allowed: ['meta-viewport'] })).toEqual(
    [],
  );
  await withOtherTheme(page, async () => {
    const unreadable = await findAccessibilityViolations(page, {
      within,
      only: ['color-contrast'],
    });
    expect(unreadable, 'in the other theme').toEqual([]);
  });
}

/** Without loading the page anew: a theme is nothing but its colours. */
async function withOtherTheme(page: Page, look: () => Promise<void>): Promise<void> {
  const turn = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    });
  await turn();
  await look();
  await turn();
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide, `pixels too wide for ${width}`).toBeLessThanOrEqual(0);
}

/** Nothing is moving any more, and nothing goes on moving. */
export async function expectNoAnimations(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
      ),
    )
    .toEqual([]);
}
