import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const social = (address: string) => `<meta property="og:image" content="${address}">`;
const page = '<!doctype html><title>Bee Jinx</title>';
const shared = `${page}${social('/social.png')}`;
const startPage = '<!doctype html><title>Bee Jinx</title><h1>bee jinx</h1>';
const script = 'console.log("bee");'.repeat(50);
const link = '</assets/app-123.js>; rel=modulepreload; crossorigin';
const firstFiles = { links: [link], styles: [] };
let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bee-jinx-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), startPage);
  writeFileSync(join(folder, 'app.html'), page);
  writeFileSync(join(folder, 'first-files.json'), JSON.stringify({ '/jinx/daily': firstFiles }));
  writeFileSync(join(folder, '.build-stamp'), 'workspaces');
  mkdirSync(join(folder, 'painter'));
  writeFileSync(join(folder, 'painter/painter.js'), 'throw new Error("for the server alone");');
  writeFileSync(join(folder, 'build-id.txt'), 'build 7');
  writeFileSync(join(folder, 'assets/app-123.js'), script);
  writeFileSync(join(folder, 'assets/app-123.js.br'), brotliCompressSync(script));
  server = await startTestServer({ webFolder: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('the page', () => {
  test('is pre-rendered at the root', async () => {
    const response = await fetch(`${server.url}/`);
    expect([response.status, await response.text()]).toEqual([200, startPage]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/jinx/daily?puzzleNumber=7',
    '/i/f/ABCDEFGH',
    '/no/such/place',
    '/old.html',
    '/index.php',
    '/admin/foo.bar',
  ])('is sent for %s', async (path) => {
    const response = await fetch(server.url + path);
    expect([response.status, await response.text()]).toEqual([200, page]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('has a Link header with the files that its path needs', async () => {
    const linkAt = async (path: string) => (await fetch(server.url + path)).headers.get('link');
    expect(await linkAt('/jinx/daily?puzzleNumber=7')).toBe(link);
    expect(await linkAt('/settings')).toBeNull();
  });

  test.each(['/', '/jinx/daily'])('has the same ETag for HEAD %s', async (path) => {
    const head = await fetch(server.url + path, { method: 'HEAD' });
    const whole = await fetch(server.url + path);
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
  });

  test('is a 304 for a matching ETag', async () => {
    const first = await fetch(`${server.url}/jinx/daily`);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/jinx/daily`, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(etag).not.toBe('');
    expect(again.status).toBe(304);
  });

  test('is not sent for a missing file, for a write, or under /api', async () => {
    for (const path of ['/assets/app-gone.js', '/assets/gone', '/favicon-old.png', '/painter/a']) {
      expect((await fetch(server.url + path)).status, path).toBe(404);
    }
    expect((await fetch(`${server.url}/jinx/daily`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${server.url}/api/none`)).headers.get('content-type')).toMatch(/json/);
  });
});

describe('the URL of the social image', () => {
  const sharedFolder = () => {
    const made = mkdtempSync(join(tmpdir(), 'bee-jinx-shared-'));
    for (const name of ['index.html', 'app.html']) writeFileSync(join(made, name), shared);
    return made;
  };
  const started: { server: TestServer; folder: string }[] = [];
  async function start(settings: Record<string, string> = {}): Promise<TestServer> {
    const webFolder = sharedFolder();
    const instance = await startTestServer({ webFolder, settings });
    started.push({ server: instance, folder: webFolder });
    return instance;
  }
  afterEach(async () => {
    for (const { server: instance, folder: used } of started.splice(0)) {
      await instance.stop();
      rmSync(used, { recursive: true });
    }
  });
  const ask = (instance: TestServer, headers: Record<string, string>, url = '/i/f/ABCDEFGH') =>
    instance.app.inject({ url, headers });

  test('has the configured origin, whatever the Host header', async () => {
    const instance = await start({ PUBLIC_URL: 'https://play.example.org' });
    for (const url of ['/', '/i/f/ABCDEFGH']) {
      const { body } = await ask(instance, { host: 'other.example' }, url);
      expect(body).toContain(social('https://play.example.org/social.png'));
    }
  });

  test('has the Host header where no origin is configured', async () => {
    const instance = await start();
    for (const host of ['bee.example', 'BEE.example:8080', '[::1]:3000']) {
      const { body } = await ask(instance, { host });
      expect(body).toContain(social(`http://${host.toLowerCase()}/social.png`));
    }
  });

  test('stays as built for a malformed host, and in production for any', async () => {
    const instance = await start();
    for (const host of ['bee.example"><script>', 'bee example', 'a'.repeat(300)]) {
      expect((await ask(instance, { host })).body).toBe(shared);
    }
    const open = await start({ RATE_LIMIT: 'on', NODE_ENV: 'production' });
    expect((await ask(open, { host: 'bee.example' })).body).toBe(shared);
  });

  test('is right for every host, beyond the size of the cache', async () => {
    const instance = await start();
    const seventy = Array.from({ length: 70 }, (_, number) => `h${number}.example`);
    for (const host of [...seventy, 'bee.example', 'h0.example']) {
      const { body } = await ask(instance, { host });
      expect(body).toContain(social(`http://${host}/social.png`));
    }
  });

  test('is in compressed pages too, with an ETag for each encoding and host', async () => {
    const instance = await start();
    const host = 'bee.example';
    const plain = await ask(instance, { host });
    const br = await ask(instance, { host, 'accept-encoding': 'gzip, br' });
    const zipped = await ask(instance, { host, 'accept-encoding': 'gzip' });
    const elsewhere = await ask(instance, { host: 'bee2.example' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    const etags = [plain, br, zipped, elsewhere].map(({ headers }) => headers.etag);
    expect(new Set(etags).size).toBe(4);
    expect(br.headers.vary).toContain('accept-encoding');

    const again = await ask(instance, { host, 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await ask(instance, { host: 'bee2.example', 'if-none-match': String(etags[0]) });
    expect(other.statusCode).toBe(200);
  });

  test('is in the newest build', async () => {
    const instance = await start();
    await ask(instance, { host: 'bee.example' });
    const file = join(started[0]?.folder ?? '', 'app.html');
    writeFileSync(file, `${shared}<p>new</p>`);
    const later = new Date(Date.now() + 10_000);
    utimesSync(file, later, later);
    expect((await ask(instance, { host: 'bee.example' })).body).toContain('<p>new</p>');
  });
});

describe('an asset', () => {
  test('is immutable and compressed', async () => {
    const response = await fetch(`${server.url}/assets/app-123.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(script);
  });

  test('beside the folder of assets is revalidated each time', async () => {
    for (const [path, content] of [
      ['/build-id.txt', 'build 7'],
      ['/app.html', page],
      ['/index.html', startPage],
    ] as const) {
      const response = await fetch(server.url + path);
      expect([response.status, await response.text()], path).toEqual([200, content]);
      expect(response.headers.get('cache-control'), path).toBe('no-cache');
    }
  });

  test('of the server is sent to nobody', async () => {
    for (const path of [
      '/painter/painter.js',
      '/assets/../painter/painter.js',
      '/assets/%2e%2e/painter/painter.js',
    ]) {
      const { statusCode, body } = await server.app.inject({ url: path });
      expect([statusCode === 200, body.includes('for the server alone')], path).toEqual([
        false,
        false,
      ]);
    }
  });

  test.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/.build-stamp'])(
    '%s does not leave the folder',
    async (path) => {
      const text = await (await fetch(server.url + path)).text();
      expect(text).not.toContain('workspaces');
    },
  );
});
