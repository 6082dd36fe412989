import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const page = '<!doctype html><title>Bee Jinx</title>';
const startPage = '<!doctype html><title>Bee Jinx</title><h1>bee jinx</h1>';
const script = 'console.log("bee");'.repeat(50);
let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bee-jinx-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), startPage);
  writeFileSync(join(folder, 'app.html'), page);
  writeFileSync(join(folder, '.build-stamp'), 'workspaces');
  writeFileSync(join(folder, 'assets/app-123.js'), script);
  writeFileSync(join(folder, 'assets/app-123.js.br'), brotliCompressSync(script));
  server = await startTestServer({ webFolder: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('the page', () => {
  test('is sent with its picture in it at the start', async () => {
    const response = await fetch(`${server.url}/`);
    expect([response.status, await response.text()]).toEqual([200, startPage]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/jinx/daily?puzzleNumber=7', '/i/f/ABCDEFGH', '/no/such/place'])(
    'is sent for %s',
    async (path) => {
      const response = await fetch(server.url + path);
      expect([response.status, await response.text()]).toEqual([200, page]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('is not sent again to whoever has it', async () => {
    const first = await fetch(`${server.url}/jinx/daily`);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/jinx/daily`, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(etag).not.toBe('');
    expect(again.status).toBe(304);
  });

  test('is no answer to a missing file, to a write, or under /api', async () => {
    expect((await fetch(`${server.url}/assets/app-gone.js`)).status).toBe(404);
    expect((await fetch(`${server.url}/jinx/daily`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${server.url}/api/none`)).headers.get('content-type')).toMatch(/json/);
  });
});

describe('an asset', () => {
  test('may be kept for ever and travels compressed', async () => {
    const response = await fetch(`${server.url}/assets/app-123.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(script);
  });

  test.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/.build-stamp'])(
    '%s leads nowhere outside',
    async (path) => {
      const text = await (await fetch(server.url + path)).text();
      expect(text).not.toContain('workspaces');
    },
  );
});
