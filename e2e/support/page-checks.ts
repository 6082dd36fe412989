import { expect, type Locator, type Page } from '@playwright/test';
import { findAccessibilityViolations } from '../../tools/services/axe.ts';

/** As if stored on an earlier visit. Values that the page stores afterwards are not overwritten. */
export async function seedLocalStorage(page: Page, items: Record<string, string>): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, items);
}

/** They only control what is shown; the server checks for itself. */
export const adminFlags = { authenticated: 'true', isAdmin: 'true' };

export const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The theme lab is large, and two journeys may run at once.
  await expect(pageHeading(page)).toBeVisible();
  // The button appears once the player is known.
  await expect(page.getByRole('banner').getByRole('button', { name: /settings/i })).toBeVisible();
  await renderOffscreenSections(page);
}

/** The theme lab renders sections as they scroll into view; the checks need all of them. */
async function renderOffscreenSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('section')) {
      section.style.contentVisibility = 'visible';
    }
  });
}

/** On the whole page or within one element; in the current theme, and with the colours of the other one. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // The specification forbids zooming; the text size setting makes up for it.
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

/** Without a reload, as a theme only changes colours. */
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

export async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

/** Waits until no animation is running. */
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

/** Two buttons of one size and look. Their shape and its line are drawn by pseudo-elements. */
export async function expectEqualWeight(one: Locator, other: Locator): Promise<void> {
  const look = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const parts = [undefined, '::before', '::after'].map((part) => {
      const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element, part);
      return [backgroundColor, color, fontSize, fontWeight];
    });
    return { width, height, parts };
  };
  await expect(one).toBeVisible();
  expect(await one.evaluate(look)).toEqual(await other.evaluate(look));
}
