import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { tourFolder } from './cameras.ts';
import type { Screenshot } from './capture-step.ts';
import type { Feature } from './choose-steps.ts';
import { sheetStyles } from './sheet-styles.ts';
import { lookName } from './views.ts';

/** Everything on one page, which opens each picture in its real size, and a picture of each feature on it. */
export async function makeContactSheet(
  browser: Browser,
  features: Feature[],
  sights: Screenshot[],
): Promise<void> {
  const file = join(tourFolder, 'contact-sheet.html');
  writeFileSync(file, sheet(features, sights));
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() =>
    Promise.allSettled([...document.images].map((picture) => picture.decode())),
  );
  for (const { name } of features) {
    await page
      .locator(`#${name}`)
      .screenshot({ path: join(tourFolder, `contact-sheet.${name}.png`) });
  }
  await page.close();
}

const sheet = (features: Feature[], sights: Screenshot[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tour</title><style>${sheetStyles}</style>
<h1>Bee Jinx <small>${sights.length} pictures</small></h1>
${features.map((feature) => section(feature, sights)).join('\n')}
</html>`;

function section({ name, steps }: Feature, sights: Screenshot[]): string {
  const blocks = steps.map((step) => {
    const own = sights.filter((sight) => sight.step === step);
    const rows = [...Map.groupBy(own, ({ view }) => view.skin).values()];
    return `<article><h3>${step.name} <small>${text(step.path)}</small></h3>${rows.map(row).join('')}</article>`;
  });
  return `<section id="${name}"><h2>${name}</h2><div>${blocks.join('')}</div></section>`;
}

const row = (sights: Screenshot[]): string =>
  `<div class="row">${sights.map(thumbnail).join('')}</div>`;

function thumbnail({ view, file, faults }: Screenshot): string {
  const wrong = faults.length === 0 ? '' : ` <b>${faults.length} wrong</b>`;
  const title = text(faults.join('\n'));
  return `<figure class="w${view.width}" title="${title}"><a href="${basename(file)}"><img src="${basename(file)}" alt=""></a>
<figcaption>${view.width} ${lookName(view)}${wrong}</figcaption></figure>`;
}

const text = (raw: string): string => raw.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
