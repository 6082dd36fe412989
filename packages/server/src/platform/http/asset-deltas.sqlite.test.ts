import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeReadyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { systemClock } from '../clock.ts';
import { AssetDeltas } from './asset-deltas.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Text that a compressor finds nothing to save in but what it knows already. */
const code = (seed: string) =>
  Array.from({ length: 60 }, (_, line) => `f("${digest(seed + line).toString('hex')}");`).join(
    '\n',
  );
const shell = code('shell');
const nextShell = shell.replace('f(', 'g(');
const styles = code('styles');
const nextStyles = `${styles}\n.bee{}`;

const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-deltas-'));
const builds: string[] = [];

function build(assets: Record<string, string>): string {
  const web = join(folder, `web-${builds.length}`);
  builds.push(web);
  mkdirSync(join(web, 'assets'), { recursive: true });
  for (const page of ['index.html', 'app.html']) writeFileSync(join(web, page), '<!doctype html>');
  for (const [name, content] of Object.entries(assets)) {
    writeFileSync(join(web, 'assets', name), content);
    writeFileSync(join(web, 'assets', `${name}.br`), brotliCompressSync(content));
  }
  return web;
}

const oldBuild = build({
  'index-AAAAAAAA.js': shell,
  'index-AAAAAAAA.css': styles,
  'Screen.module-A-_AAAAA.js': code('screen'),
  'kit-AAAAAAAA.js': code('kit'),
  'twin-AAAAAAAA.js': `${shell};`,
});
const newBuild = build({
  'index-BBBBBBBB.js': nextShell,
  'index-BBBBBBBB.css': nextStyles,
  'Screen.module-B-_BBBBB.js': `${code('screen')};`,
  'kit-BBBBBBBB.js': code('another kit'),
  'font-BBBBBBBB.woff2': 'font',
  'plain.js': 'plain()',
});

async function startAt(database: TestDatabase, webFolder: string, at?: number) {
  return startTestServer({ database, webFolder, ...(at !== undefined && { at }) });
}

const offer = (dictionary: string) => ({
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${digest(dictionary).toString('base64')}:`,
});
const ask = (server: TestServer, file: string, headers: Record<string, string>) =>
  server.app.inject({ url: `/assets/${file}`, headers });
const encodingOf = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).headers['content-encoding'];
const releasesIn = ({ dataDir }: TestDatabase) => readdirSync(join(dataDir, 'releases'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('a file of the second release', () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await makeReadyDatabase();
    await (await startAt(database, oldBuild)).stop();
    server = await startAt(database, newBuild);
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  test.each([
    ['index-BBBBBBBB.js', shell, nextShell, 'text/javascript; charset=utf-8'],
    ['index-BBBBBBBB.css', styles, nextStyles, 'text/css; charset=utf-8'],
    [
      'Screen.module-B-_BBBBB.js',
      code('screen'),
      `${code('screen')};`,
      'text/javascript; charset=utf-8',
    ],
  ])('%s is sent as its difference to that of the first', async (file, old, whole, type) => {
    const { rawPayload, headers } = await ask(server, file, offer(old));
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
    });
    expect(rawPayload.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(rawPayload.subarray(8, 40)).toEqual(digest(old));
    const sent = zstdDecompressSync(rawPayload.subarray(40), { dictionary: Buffer.from(old) });
    expect(sent.toString()).toBe(whole);
    expect(rawPayload.length).toBeLessThan(200);
  });

  test('is to be offered for the same chunk of the third, however it was sent', async () => {
    for (const headers of [offer(shell), { 'accept-encoding': 'br' }, {}]) {
      const reply = await ask(server, 'index-BBBBBBBB.js', headers);
      expect(reply.headers['use-as-dictionary']).toBe('match="/assets/index-*.js"');
      expect(reply.headers.vary).toBe('accept-encoding, available-dictionary');
    }
    const { headers } = await ask(server, 'Screen.module-B-_BBBBB.js', {});
    expect(headers['use-as-dictionary']).toBe('match="/assets/Screen.module-*.js"');
  });

  test('is no dictionary where its name has no hash, or nothing can be saved', async () => {
    for (const file of ['plain.js', 'font-BBBBBBBB.woff2']) {
      const { headers } = await ask(server, file, {});
      expect([file, headers['use-as-dictionary'], headers.vary]).toEqual([
        file,
        undefined,
        'accept-encoding',
      ]);
    }
  });

  const hash = offer(shell)['available-dictionary'];
  test.each([
    ['a dictionary that nobody has', offer('unknown')],
    ['a dictionary of another chunk', offer(`${shell};`)],
    ['a dictionary of this release', offer(nextShell)],
    ['no dcz', { ...offer(shell), 'accept-encoding': 'br, dcb' }],
    ['dcz refused', { ...offer(shell), 'accept-encoding': 'br, dcz;q=0' }],
    ['no dictionary', { 'accept-encoding': 'br, dcz' }],
    ['an empty dictionary', { ...offer(shell), 'available-dictionary': '::' }],
    ['no colons', { ...offer(shell), 'available-dictionary': hash.slice(1, -1) }],
    ['a short hash', { ...offer(shell), 'available-dictionary': ':abc=:' }],
    ['two hashes', { ...offer(shell), 'available-dictionary': `${hash}, ${hash}` }],
  ])('is sent whole for %s', async (_, headers) => {
    const { rawPayload, headers: sent } = await ask(server, 'index-BBBBBBBB.js', headers);
    expect(sent['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(nextShell);
  });

  test('is sent uncompressed where nothing else is accepted', async () => {
    const headers = { ...offer(shell), 'accept-encoding': 'dcz;q=0.0' };
    const reply = await ask(server, 'index-BBBBBBBB.js', headers);
    expect([reply.headers['content-encoding'], reply.body]).toEqual([undefined, nextShell]);
  });

  test('is sent whole where the difference would be larger', async () => {
    expect(await encodingOf(server, 'kit-BBBBBBBB.js', offer(code('kit')))).toBe('br');
  });

  test('is not looked for by a hash that a client made up', async () => {
    const reply = await ask(server, 'index-CCCCCCCC.js', offer(shell));
    expect(reply.statusCode).toBe(404);
    expect(server.log.filter((line) => line.includes('no delta'))).toEqual([]);
  });

  test('has no body for HEAD', async () => {
    const url = `${server.url}/assets/index-BBBBBBBB.js`;
    const reply = await fetch(url, { method: 'HEAD', headers: offer(shell) });
    expect([reply.status, await reply.text()]).toEqual([200, '']);
  });
});

describe('the data folder', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await makeReadyDatabase();
  });
  afterAll(() => database.remove());

  test('has the release that runs and three before it, by when they last ran', async () => {
    const hour = 3_600_000;
    const run = async (web: string, at: number) => {
      await (await startAt(database, web, at)).stop();
    };
    const versions = ['1', '2', '3', '4', '5'].map((version) => `${shell}// ${version}`);
    const folders = versions.map((version, at) => build({ [`index-0000000${at}.js`]: version }));
    const start = Date.now();
    for (const [at, web] of folders.slice(0, 4).entries()) await run(web, start + at * hour);
    // Back to the first, and on: the second is the one that wasn't used for longest.
    await run(folders[0] ?? '', start + 4 * hour);
    const server = await startAt(database, folders[4] ?? '', start + 5 * hour);
    const encodings = await Promise.all(
      versions.slice(0, 4).map((old) => encodingOf(server, 'index-00000004.js', offer(old))),
    );
    await server.stop();
    expect(encodings).toEqual(['dcz', 'br', 'dcz', 'dcz']);
    expect(releasesIn(database)).toHaveLength(4);
  });

  test('is read once for each difference', async () => {
    const own = await makeReadyDatabase();
    await (await startAt(own, oldBuild)).stop();
    const server = await startAt(own, newBuild);
    expect(await encodingOf(server, 'index-BBBBBBBB.js', offer(shell))).toBe('dcz');
    rmSync(join(own.dataDir, 'releases'), { recursive: true });
    expect(await encodingOf(server, 'index-BBBBBBBB.js', offer(shell))).toBe('dcz');
    expect(await encodingOf(server, 'index-BBBBBBBB.css', offer(styles))).toBe('br');
    await server.stop();
    await own.remove();
  });

  test('can be shared by servers that start at the same moment', async () => {
    const dataDir = join(folder, 'shared');
    const warn = vi.fn();
    const start = () =>
      new AssetDeltas({
        assets: join(oldBuild, 'assets'),
        dataDir,
        clock: systemClock,
        log: { warn } as unknown as FastifyBaseLogger,
      }).load();
    await Promise.all([start(), start(), start()]);
    expect(readdirSync(join(dataDir, 'releases'))).toEqual([expect.stringMatching(/^\w{16}$/)]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('a damaged copy is no dictionary', async () => {
    const own = await makeReadyDatabase();
    await (await startAt(own, oldBuild)).stop();
    const release = join(own.dataDir, 'releases', releasesIn(own)[0] ?? '');
    const copy = readdirSync(release).find((name) => name.endsWith('.index.js'));
    truncateSync(join(release, copy ?? ''), 1000);
    const server = await startAt(own, newBuild);
    expect(await encodingOf(server, 'index-BBBBBBBB.js', offer(shell))).toBe('br');
    expect(await encodingOf(server, 'index-BBBBBBBB.css', offer(styles))).toBe('dcz');
    await server.stop();
    await own.remove();
  });

  test('that can’t be written to leaves one line in the log, and files are sent whole', async () => {
    const own = await makeReadyDatabase();
    writeFileSync(join(own.dataDir, 'releases'), 'in the way');
    const server = await startAt(own, newBuild);
    expect(await encodingOf(server, 'index-BBBBBBBB.js', offer(shell))).toBe('br');
    const lines = server.log.filter((line) => line.includes('no copy of this release'));
    expect(lines).toHaveLength(1);
    await server.stop();
    await own.remove();
  });

  test('has nothing of a build that is too large', async () => {
    const own = await makeReadyDatabase();
    const large = build({ 'index-AAAAAAAA.js': 'a'.repeat(9 * 2 ** 20) });
    writeFileSync(join(large, 'assets/kit-AAAAAAAA.js'), 'b'.repeat(9 * 2 ** 20));
    await (await startAt(own, large)).stop();
    expect(releasesIn(own)).toEqual([]);
    await own.remove();
  });
});
