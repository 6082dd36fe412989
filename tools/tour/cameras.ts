import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../process/root.ts';
import type { Camera } from './capture-step.ts';
import type { Step } from './step.ts';
import { lookName, type View } from './views.ts';

export const tourFolder = join(root, 'tour');
const docsFolder = join(root, 'docs/pictures');

const fileName = ({ name }: Step, view: View, ending: string) =>
  `${name}.${view.width}.${lookName(view)}.${ending}`;

const withoutCaret = '* { caret-color: transparent !important; }';

/** What is fixed to the screen would lie across the middle of a long page. */
const tabBarAtPageEnd = `
  [data-tab-bar] { position: static !important; }
  :has(> [data-tab-bar]) { padding-bottom: 0 !important; }`;

/** The whole page, however long; but a dialog lies over the screen, and the page behind it stands still. */
export const tourCamera: Camera = {
  sharpness: 1,
  async take(page, step, view) {
    const file = join(tourFolder, fileName(step, view, 'png'));
    const fullPage = (await page.locator('dialog:modal').count()) === 0;
    // What is fixed to the screen is drawn where the page was scrolled to.
    if (fullPage) await page.evaluate(() => scrollTo(0, 0));
    await injectStyle(page, fullPage ? withoutCaret + tabBarAtPageEnd : withoutCaret);
    await page.screenshot({ path: file, fullPage, ...screenshotOptions });
    await injectStyle(page, '');
    return relative(root, file);
  },
};

const docsBytes = 60_000;

/** What one screen shows, finer than a pixel and in few bytes, as these are kept in the repository. */
export const docsCamera: Camera = {
  sharpness: 1.5,
  async take(page, step, view) {
    const file = join(docsFolder, fileName(step, view, 'webp'));
    mkdirSync(docsFolder, { recursive: true });
    await injectStyle(page, withoutCaret);
    for (const quality of [90, 80, 70, 60, 50, 40]) {
      const picture = await page.screenshot({ type: 'webp', quality, ...screenshotOptions });
      if (picture.length > docsBytes) continue;
      writeFileSync(file, picture);
      return relative(root, file);
    }
    throw new Error(`${file} would be larger than ${docsBytes / 1000} kB.`);
  },
};

/** Otherwise Playwright writes styles into the page, which our content policy refuses. */
const screenshotOptions = { caret: 'initial', animations: 'allow' } as const;

const injectStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];
  }, css);
