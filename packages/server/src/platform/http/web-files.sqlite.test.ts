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
const firstFiles = '</assets/app-123.js>; rel=modulepreload; crossorigin';
let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bee-jinx-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), startPage);
  writeFileSync(join(folder, 'app.html'), page);
  writeFileSync(join(folder, 'first-files.json'), JSON.stringify({ '/jinx/daily': firstFiles }));
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

  test('names what the browser will need at its address', async () => {
    const linkAt = async (path: string) => (await fetch(server.url + path)).headers.get('link');
    expect(await linkAt('/jinx/daily?puzzleNumber=7')).toBe(firstFiles);
    expect(await linkAt('/settings')).toBeNull();
  });

  test.each(['/', '/jinx/daily'])('is found at %s by whoever asks for its head', async (path) => {
    const head = await fetch(server.url + path, { method: 'HEAD' });
    const whole = await fetch(server.url + path);
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
  });

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

describe('the picture that others see of a link', () => {
  const sharedFolder = () => {
    const made = mkdtempSync(join(tmpdir(), 'bee-jinx-shared-'));
    for (const name of ['index.html', 'app.html']) writeFileSync(join(made, name), shared);
    return made;
  };
  const started: { server: TestServer; folder: string }[] = [];
  async function start(settings: Record<string, string> = {}): Promise<TestServer> {
    const webFolder = sharedFolder();
    const sharing = await startTestServer({ webFolder, settings });
    started.push({ server: sharing, folder: webFolder });
    return sharing;
  }
  afterEach(async () => {
    for (const { server: sharing, folder: used } of started.splice(0)) {
      await sharing.stop();
      rmSync(used, { recursive: true });
    }
  });
  const ask = (sharing: TestServer, headers: Record<string, string>, url = '/i/f/ABCDEFGH') =>
    sharing.app.inject({ url, headers });

  test('has the public address, whatever host was asked', async () => {
    const sharing = await start({ PUBLIC_URL: 'https://play.example.org' });
    for (const url of ['/', '/i/f/ABCDEFGH']) {
      const { body } = await ask(sharing, { host: 'other.example' }, url);
      expect(body).toContain(social('https://play.example.org/social.png'));
    }
  });

  test('has the host that was asked, where no address is set', async () => {
    const sharing = await start();
    for (const host of ['bee.example', 'BEE.example:8080', '[::1]:3000']) {
      const { body } = await ask(sharing, { host });
      expect(body).toContain(social(`http://${host.toLowerCase()}/social.png`));
    }
  });

  test('stays as it was built for a host that is none, and in production for any', async () => {
    const sharing = await start();
    for (const host of ['bee.example"><script>', 'bee example', 'a'.repeat(300)]) {
      expect((await ask(sharing, { host })).body).toBe(shared);
    }
    const open = await start({ RATE_LIMIT: 'on', NODE_ENV: 'production' });
    expect((await ask(open, { host: 'bee.example' })).body).toBe(shared);
  });

  test('is there for every host, however many were invented', async () => {
    const sharing = await start();
    const seventy = Array.from({ length: 70 }, (_, number) => `h${number}.example`);
    for (const host of [...seventy, 'bee.example', 'h0.example']) {
      const { body } = await ask(sharing, { host });
      expect(body).toContain(social(`http://${host}/social.png`));
    }
  });

  test('travels compressed, with a mark of its own for each form and host', async () => {
    const sharing = await start();
    const host = 'bee.example';
    const plain = await ask(sharing, { host });
    const br = await ask(sharing, { host, 'accept-encoding': 'gzip, br' });
    const zipped = await ask(sharing, { host, 'accept-encoding': 'gzip' });
    const elsewhere = await ask(sharing, { host: 'bee2.example' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    const marks = [plain, br, zipped, elsewhere].map(({ headers }) => headers.etag);
    expect(new Set(marks).size).toBe(4);
    expect(br.headers.vary).toContain('accept-encoding');

    const again = await ask(sharing, { host, 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await ask(sharing, { host: 'bee2.example', 'if-none-match': String(marks[0]) });
    expect(other.statusCode).toBe(200);
  });

  test('belongs to the newest build', async () => {
    const sharing = await start();
    await ask(sharing, { host: 'bee.example' });
    const file = join(started[0]?.folder ?? '', 'app.html');
    writeFileSync(file, `${shared}<p>new</p>`);
    const later = new Date(Date.now() + 10_000);
    utimesSync(file, later, later);
    expect((await ask(sharing, { host: 'bee.example' })).body).toContain('<p>new</p>');
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
