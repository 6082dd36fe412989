import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nonMatchingWord, predictBeeWord, today } from '../../testing/test-daily.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** Paints whatever it may read, by the address of the page. */
const painterSource = `
let paintings = 0;
export const prepare = async () => {};
export const screenAt = (path) => (path === '/jinx/daily' || path === '/buzz' || path === '/hive' ? path : undefined);
export async function paint({ path, search, date, player, read: ask }) {
  const read = ([name, url]) => ask(name, url);
  if (path === '/buzz') throw new Error('a fault in the screen');
  if (path === '/hive') await new Promise((resolve) => setTimeout(resolve, 5000).unref());
  const shown = player ? await Promise.all(${JSON.stringify([
    ['dailyPuzzle', `/api/jinx-daily/puzzle?puzzleNumber=${today}`],
    ['dailyArchive', '/api/jinx-daily/archive'],
    ['fetchStats', '/api/fetch-stats'],
    ['readHome', '/api/home?date=2026-11-16'],
    ['activeDances', '/api/multiplayer/games/active'],
  ])}.map(read)) : await read(['publishedPuzzle', '/api/jinx-daily/puzzle/${today}']);
  return { title: 'No. 7 & more', html: '<h1>' + (player?.displayName ?? 'guest') + search + '</h1>' + JSON.stringify(shown) + '<hr data-painting="' + (paintings += 1) + '">', data: '<script type="application/json">{}</script>', parts: search === '?over' ? ['result'] : [] };
}`;
const shell =
  '<!doctype html><html lang="en"><head><title>Bee Jinx</title></head><body><div id="root"></div></body></html>';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bee-jinx-painted-'));
  mkdirSync(join(folder, 'painter'));
  for (const name of ['index.html', 'app.html']) writeFileSync(join(folder, name), shell);
  writeFileSync(join(folder, 'build-id.txt'), 'build-under-test');
  writeFileSync(join(folder, 'painter/painter.js'), painterSource);
  writeFileSync(join(folder, 'painter/package.json'), '{"type":"module"}');
  const files = {
    '/jinx/daily': { links: ['</a.js>; rel=modulepreload'], styles: ['/assets/daily.css'] },
    result: {
      links: ['</a.js>; rel=modulepreload', '</result.js>; rel=modulepreload'],
      styles: ['/assets/daily.css', '/assets/result.css'],
    },
  };
  writeFileSync(join(folder, 'first-files.json'), JSON.stringify(files));
  server = await startTestServer({ webFolder: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers });

async function newPlayer(url = server.url): Promise<{ cookie: string; displayName: string }> {
  const response = await fetch(`${url}/api/session`, { method: 'POST' });
  const { data } = (await response.json()) as { data: { player: { displayName: string } } };
  const cookie = response.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return { cookie: cookie.join('; '), displayName: data.player.displayName };
}

const countPlayers = async () =>
  Number(
    (
      await server.db.read
        .selectFrom('players')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('a painted page', () => {
  test('has its screen, its style sheets, its date and its data', async () => {
    const response = await open('/jinx/daily?puzzleNumber=7');
    const html = await response.text();
    expect(html).toContain('<div id="root"><h1>guest?puzzleNumber=7</h1>');
    expect(html).toContain('<link rel="expect" href="#painted" blocking="render">');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/daily.css"></head>');
    expect(html).toContain('<title>No. 7 &amp; more</title>');
    expect(html).toContain('</div><script type="application/json">{}</script>');
    expect(html).toMatch(/<html data-painted-for="\d{4}-\d\d-\d\d" lang="en">/);
    expect(response.headers.get('link')).toBe('</a.js>; rel=modulepreload');
  });

  test('names the files of a part that it has once', async () => {
    const response = await open('/jinx/daily?over');
    expect(response.headers.get('link')).toBe(
      '</a.js>; rel=modulepreload, </result.js>; rel=modulepreload',
    );
    expect((await response.text()).match(/assets\/\w+\.css/g)).toEqual([
      'assets/daily.css',
      'assets/result.css',
    ]);
  });

  test('is stored by nobody', async () => {
    const { cookie } = await newPlayer();
    for (const headers of [{}, { cookie }]) {
      const response = await open('/jinx/daily', headers);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('etag')).toBeNull();
    }
  });

  test('shows each visitor their own, and who has no session the same as anybody', async () => {
    const [anna, ben] = [await newPlayer(), await newPlayer()];
    const title = async (headers: Record<string, string>) =>
      /<h1>(.*?)<\/h1>/.exec(await (await open('/jinx/daily', headers)).text())?.[1];
    expect(await title({ cookie: anna.cookie })).toBe(anna.displayName);
    expect(await title({})).toBe('guest');
    expect(await title({ cookie: ben.cookie })).toBe(ben.displayName);
    expect(await title({ cookie: 'bj_session=of-a-session-that-has-ended-long-ago' })).toBe(
      'guest',
    );
  });

  test('is painted once for all guests, and anew every five minutes, as a maker may have left us', async () => {
    const painting = async () =>
      Number(/data-painting="(\d+)"/.exec(await (await open('/jinx/daily')).text())?.[1]);
    const first = await painting();
    expect(await painting()).toBe(first);
    server.clock.advance(5 * 60_000);
    const second = await painting();
    expect(second).toBeGreaterThan(first);
    expect(await painting()).toBe(second);
  });

  test('creates nobody', async () => {
    const before = await countPlayers();
    for (let visit = 0; visit < 3; visit += 1) await (await open('/jinx/daily')).text();
    expect(await countPlayers()).toBe(before);
  });

  test('is painted for the date that the visitor’s clock had at the last visit', async () => {
    const dateIn = async (offset: string) => {
      const html = await (await open('/jinx/daily', { cookie: `bj_utc_offset=${offset}` })).text();
      return /data-painted-for="([^"]*)"/.exec(html)?.[1];
    };
    const expected = (minutes: number) =>
      new Date(server.clock.now() + minutes * 60_000).toISOString().slice(0, 10);
    expect(await dateIn('840')).toBe(expected(840));
    expect(await dateIn('-720')).toBe(expected(-720));
    for (const wrong of ['99999', 'x', '1.5']) expect(await dateIn(wrong)).toBe(expected(0));
  });

  test('has neither the bee’s word nor its salt before the player’s word is in', async () => {
    const { cookie } = await newPlayer();
    const rounds: { word: string; beeWord: string; salt: string }[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const secret = predictBeeWord(today, rounds as never);
      const html = await (await open('/jinx/daily', { cookie })).text();
      expect(html).toContain('"seal"');
      expect(html).not.toContain(secret);
      const salts = [...html.matchAll(/"salt":"(\w+)"/g)].map(([, salt]) => salt);
      expect(new Set(salts)).toEqual(new Set(rounds.map(({ salt }) => salt)));
      const answer = await fetch(`${server.url}/api/jinx-daily/submit`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ puzzleNumber: today, round, word: nonMatchingWord(round) }),
      });
      const { data } = (await answer.json()) as { data: { game: { rounds: typeof rounds } } };
      rounds.splice(0, rounds.length, ...data.game.rounds);
    }
  });
});

describe('the page is sent without its screen', () => {
  test.each([
    ['where the screen can’t be painted', '/buzz', 'failed'],
    ['where painting takes too long', '/hive', 'slow'],
  ])('%s', async (_when, path, result) => {
    const response = await open(path);
    expect(await response.text()).toBe(shell);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const figures = await (await open('/api/metrics')).text();
    expect(figures).toMatch(new RegExp(`bee_jinx_pages_total\\{result="${result}"\\} [1-9]`));
  });

  test('for a player who asks too often, as if by calls', async () => {
    const strict = await startTestServer({ webFolder: folder, settings: { RATE_LIMIT: 'on' } });
    try {
      const { cookie } = await newPlayer(strict.url);
      const page = async () =>
        (await fetch(`${strict.url}/jinx/daily`, { headers: { cookie } })).text();
      expect(await page()).toContain('<h1>');
      for (let call = 0; call < 300; call += 1) {
        await fetch(`${strict.url}/api/session`, { headers: { cookie } });
      }
      expect(await page()).toBe(shell);
    } finally {
      await strict.stop();
    }
  });

  test('for HEAD, and where no screen is painted', async () => {
    expect(await (await open('/settings')).text()).toBe(shell);
    const head = await fetch(`${server.url}/jinx/daily`, { method: 'HEAD' });
    expect(head.headers.get('cache-control')).toBe('no-cache');
  });
});

test('the painter itself is not served', async () => {
  expect((await open('/painter/painter.js')).status).toBe(404);
});
