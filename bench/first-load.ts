import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { root } from '../tools/process/root.ts';
import { waitUntil } from '../tools/process/wait-until.ts';
import type { Figure } from './figure.ts';
import { measureInBrowser } from './measure-in-browser.ts';

const assets = join(root, 'packages/web/dist/assets');

interface Visited {
  path: string;
  /** The chunk of its screen. */
  screen: string;
  /** What a visitor came for, and a page that is only painted can't do. */
  use(page: Page): Promise<void>;
  aim: string;
}

const pages: Visited[] = [
  {
    path: '/',
    screen: 'SplashScreen',
    use: followLink,
    aim: 'under 105 kB',
  },
  {
    path: '/jinx/daily',
    screen: 'daily',
    use: sayWord,
    aim: 'under 105 kB',
  },
];

/** What a browser fetches on a first visit; sizes after gzip, whatever encoding the server chose. */
export const benchFirstLoad = (): Promise<Figure[]> =>
  measureInBrowser(async (url, browser) => {
    const figures: Figure[] = [];
    for (const visited of pages) {
      const { path, aim } = visited;
      const html = await (await fetch(url + path)).text();
      const needed = await neededBy(html, visited, url, browser);
      const all = await allFetched(url + path, browser);
      figures.push({
        what: `${path}: scripts it can't do without, gzip`,
        value: weigh(needed),
        aim,
      });
      figures.push({ what: `${path}: with what it fetches meanwhile`, value: weigh(all) });
      figures.push({ what: `${path}: styles, gzip`, value: weigh(all, '.css') });
    }
    return figures;
  });

/** The shell, the screen and their imports. Proven to be enough, as every other script is blocked. */
async function neededBy(
  html: string,
  { path, screen, use }: Visited,
  url: string,
  browser: Browser,
): Promise<string[]> {
  const first = readdirSync(assets).filter(
    (file) => html.includes(file) || file.startsWith(`${screen}-`),
  );
  const needed = withImports(first.filter((file) => file.endsWith('.js')));
  const page = await browser.newPage();
  await page.route(/\/assets\/[^/]+\.js$/, (route) => {
    // Other scripts are never answered.
    if (needed.has(basename(route.request().url()))) return route.continue();
  });
  await page.goto(url + path);
  await use(page);
  await page.close();
  return [...needed];
}

/** A live page handles the click itself, where a painted one would load the next page. */
async function followLink(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: /^Play today/ });
  const isHandled = (element: HTMLElement) => {
    let wasPrevented = false;
    const listener = (event: Event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', listener, { once: true });
    element.click();
    return wasPrevented;
  };
  await waitUntil('a link that the page follows itself', () => link.evaluate(isHandled));
}

async function sayWord(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /your word/i }).fill('giraffe');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Round 2', exact: true }).waitFor();
}

async function allFetched(address: string, browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  const fetched: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) fetched.push(basename(pathname));
  });
  // The network is never idle, as the live stream never ends; so wait for the stream to begin.
  const live = page.waitForResponse((response) => response.url().endsWith('/api/live'));
  await page.goto(address);
  await live;
  await page.close();
  return fetched;
}

function withImports(files: string[]): Set<string> {
  const all = new Set(files);
  for (const file of all) {
    const code = readFileSync(join(assets, file), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
      all.add(imported);
    }
  }
  return all;
}

function weigh(files: string[], ending = '.js'): string {
  const bytes = files
    .filter((file) => file.endsWith(ending))
    .map((file) => gzipSync(readFileSync(join(assets, file)), { level: 9 }).length);
  return `${(bytes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)} kB`;
}
