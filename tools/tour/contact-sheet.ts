import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { type Screenshot, tourFolder } from './capture.ts';
import type { Feature } from './options.ts';
import { lookName } from './views.ts';

/** A page with all pictures, each a link to its full size, and an image of each feature's part of that page. */
export async function makeContactSheet(
  browser: Browser,
  features: Feature[],
  screenshots: Screenshot[],
): Promise<void> {
  const file = join(tourFolder, 'contact-sheet.html');
  writeFileSync(file, sheet(features, screenshots));
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(shrinkPictures);
  for (const { name } of features) {
    await page
      .locator(`#${name}`)
      .screenshot({ path: join(tourFolder, `contact-sheet.${name}.png`) });
  }
  await page.close();
}

/** Runs in the page. In full size all pictures together would take gigabytes, and minutes to draw. */
async function shrinkPictures(): Promise<void> {
  for (const picture of [...document.images]) {
    picture.loading = 'eager';
    // A step that was stuck has none.
    if (await picture.decode().catch(() => 'missing')) continue;
    const canvas = document.createElement('canvas');
    canvas.width = picture.clientWidth;
    canvas.height = picture.clientHeight;
    const scale = picture.clientWidth / picture.naturalWidth;
    const context = canvas.getContext('2d');
    if (!context) continue;
    context.imageSmoothingQuality = 'high';
    context.scale(scale, scale);
    context.drawImage(picture, 0, 0);
    picture.replaceWith(canvas);
  }
}

const sheet = (features: Feature[], screenshots: Screenshot[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tour</title><style>${sheetStyles}</style>
<h1>Bee Jinx <small>${screenshots.length} pictures</small></h1>
${features.map((feature) => section(feature, screenshots)).join('\n')}
</html>`;

function section({ name, steps }: Feature, screenshots: Screenshot[]): string {
  const blocks = steps.map((step) => {
    const own = screenshots.filter((screenshot) => screenshot.step === step);
    const rows = [...Map.groupBy(own, ({ view }) => view.skin).values()];
    return `<article><h3>${step.name} <small>${text(step.path)}</small></h3>${rows.map(row).join('')}</article>`;
  });
  return `<section id="${name}"><h2>${name}</h2><div>${blocks.join('')}</div></section>`;
}

const row = (screenshots: Screenshot[]): string =>
  `<div class="row">${screenshots.map(thumbnail).join('')}</div>`;

function thumbnail({ view, file, faults }: Screenshot): string {
  const wrong = faults.length === 0 ? '' : ` <b>${faults.length} wrong</b>`;
  const title = text(faults.join('\n'));
  return `<figure class="w${view.width}" title="${title}"><a href="${basename(file)}"><img src="${basename(file)}" loading="lazy" alt=""></a>
<figcaption>${view.width} ${lookName(view)}${wrong}</figcaption></figure>`;
}

const text = (raw: string): string => raw.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Pictures at a quarter of their size, cut off where a page is very long. */
const sheetStyles = `
  body { margin: 40px; font: 15px/1.3 system-ui, sans-serif; color: #222; background: #e8e6e1; }
  h1, h2, h3 { margin: 0; }
  h1 { font-size: 40px; }
  h2 { font-size: 26px; margin: 40px 0 16px; padding-top: 16px; border-top: 3px solid; }
  h3 { font-size: 17px; margin-bottom: 8px; }
  small { font-weight: 400; font-size: 15px; color: #666; }
  section > div { display: flex; flex-wrap: wrap; gap: 28px 40px; align-items: start; }
  .row { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; margin-bottom: 14px; }
  figure { margin: 0; }
  figcaption { margin-top: 4px; color: #444; }
  figcaption b { color: #fff; background: #c0182f; padding: 0 6px; border-radius: 4px; }
  img, canvas { display: block; width: 100%; max-height: 420px; object-fit: cover; object-position: top; }
  a { display: block; border: 1px solid #b5b0a5; }
  .w320 { width: 80px; } .w390 { width: 98px; } .w768 { width: 192px; } .w844 { width: 211px; }
  .w1280 { width: 320px; } .w1920 { width: 480px; }
`;
