import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sqliteFile } from '../platform/database/sqlite.ts';
import { loadFixture } from '../testing/releases/load-fixture.ts';
import { makeTestCertificate } from '../testing/test-certificate.ts';
import { makeReadyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startOwnServer } from '../testing/use-test-server.ts';

const command = fileURLToPath(new URL('doctor.ts', import.meta.url));
const isPostgres = process.env.TEST_DATABASE === 'postgres';
const secret = 'the-queens-password';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bee-jinx-doctor-'));
  writeFileSync(join(folder, 'index.html'), '');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

/** Runs the command in a folder of its own, with these settings and no others. */
async function examine(settings: Record<string, string | undefined>) {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PORT: '1',
    WEB_DIR: folder,
    DATA_DIR: join(folder, 'data'),
    ...settings,
  };
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [command], { cwd: folder, env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}

const settingsOf = ({ dataDir, databaseUrl, redisUrl }: TestDatabase) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  ...(redisUrl && { REDIS_URL: redisUrl }),
});

test('a running server on a current database is in order', async () => {
  const { url, database } = await startOwnServer();
  const { code, output } = await examine({
    ...settingsOf(database),
    PORT: new URL(url).port,
    HOST: '127.0.0.1',
  });
  expect(output).toMatch(/✓ The database is that of \d/);
  expect(output).toMatch(/✓ A server is ready on port/);
  if (isPostgres) {
    expect(output).toMatch(/✓ PostgreSQL \d+ on .* answers/);
    expect(output).toMatch(/✓ Redis \d/);
    // The throwaway one of the tests is faster than it may be.
    expect(output).toContain('✗ PostgreSQL runs with fsync and synchronous_commit off');
    expect(output).toContain('! There is no backup of PostgreSQL in');
  } else {
    expect(output).toContain('✓ The embedded database is whole');
    expect(output).toContain('! There is no backup in');
    expect(code, output).toBe(0);
  }
});

test('a wrong setting is a fault, named without its value', async () => {
  const { code, output } = await examine({
    PORT: '3000',
    DATABASE_URL: `mysql://bee:${secret}@host/db`,
  });
  expect(code).toBe(1);
  expect(output).toContain('✗ Wrong setting. DATABASE_URL: expected postgres');
  expect(output).toContain('.env.example');
  expect(output).not.toContain(secret);
});

test('a .env that others can read, and a slip in it, are found', async () => {
  writeFileSync(join(folder, '.env'), `DATABSE_URL=postgres://bee:${secret}@host/db\n`);
  chmodSync(join(folder, '.env'), 0o644);
  const { code, output } = await examine({});
  expect(code).toBe(1);
  expect(output).toContain('✗ Others on this machine can read .env');
  expect(output).toContain('! .env names what is no setting: DATABSE_URL.');
  expect(output).not.toContain(secret);
});

test('settings are those of the file that is named, as systemd reads it', async () => {
  const file = join(folder, 'bee-jinx.env');
  // A shell would stumble over it.
  const dataDir = join(folder, 'kept & safe');
  writeFileSync(file, `DATA_DIR=${dataDir}\n`);
  chmodSync(file, 0o600);
  const { code, output } = await examine({ ENV_FILE: file, DATA_DIR: undefined });
  expect(code, output).toBe(0);
  expect(output).toContain(dataDir);
  const missing = await examine({ ENV_FILE: join(folder, 'gone.env') });
  expect(missing.code).toBe(1);
  expect(missing.output).toMatch(/✗ .*gone\.env can't be read \(ENOENT\)\./);
});

test('a missing web app is a fault', async () => {
  const { code, output } = await examine({ WEB_DIR: join(folder, 'gone') });
  expect(code).toBe(1);
  expect(output).toMatch(/✗ There is no web app in .*\n {4}Set WEB_DIR/);
});

test('the database of an earlier release is named with what will run', async () => {
  const { database } = await loadFixture('0021-sanctions');
  onTestFinished(() => database.remove());
  const { output } = await examine(settingsOf(database));
  expect(output).toMatch(/! The database is that of an earlier release: .*0022-after-a-dance/);
});

test('a proxy that does not say https, and one whose certificate nobody knows, are faults', async () => {
  const { url, database } = await startOwnServer({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
  const headers: Record<string, string> = {};
  const certificate = makeTestCertificate();
  const proxy = createServer(certificate, (incoming, outgoing) => {
    const options = {
      method: incoming.method ?? 'GET',
      headers: { ...incoming.headers, ...headers },
    };
    incoming.pipe(
      request(`${url}${incoming.url}`, options, (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const origin = `https://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const settings = { ...settingsOf(database), PUBLIC_URL: origin, TRUSTED_PROXIES: '127.0.0.1' };

  const unknown = await examine(settings);
  expect(unknown.code).toBe(1);
  expect(unknown.output).toContain('✗ Browsers refuse the certificate of 127.0.0.1');

  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, certificate.cert);
  const trusting = { ...settings, NODE_EXTRA_CA_CERTS: authority };
  const silent = await examine(trusting);
  expect(silent.output).toContain('! The certificate of 127.0.0.1 ends in 0 days');
  expect(silent.output).toContain('✗ The server takes visitors by https for visitors by http');
  expect(silent.output).toMatch(/✗ Everybody can read .*\/api\/metrics/);

  Object.assign(headers, { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' });
  const speaking = await examine(trusting);
  expect(speaking.output).toContain(`✓ ${origin} answers.`);
  expect(speaking.output).not.toMatch(/visitors by http|metrics/);
});

if (isPostgres) {
  const database = process.env.TEST_POSTGRES_URL ?? '';
  test.each([
    [
      'a port where nobody listens',
      (url: URL) => Object.assign(url, { port: '1' }),
      /✗ PostgreSQL on \S+ can't be reached \(ECONNREFUSED\)/,
    ],
    [
      'a database that is not there',
      (url: URL) => Object.assign(url, { pathname: '/nowhere' }),
      /✗ PostgreSQL on \S+ has no database of that name/,
    ],
    [
      'a user who is not there',
      (url: URL) => Object.assign(url, { username: 'nobody_here' }),
      /✗ PostgreSQL on \S+ refuses the user/,
    ],
  ])('%s is a fault, and no password is printed', async (_, change, expected) => {
    const url = change(new URL(database));
    url.password = secret;
    const { code, output } = await examine({
      DATABASE_URL: url.href,
      REDIS_URL: `redis://:${secret}@127.0.0.1:1`,
    });
    expect(code).toBe(1);
    expect(output).toMatch(expected);
    expect(output).toMatch(/✗ Redis on 127\.0\.0\.1 can't be reached \(ECONNREFUSED\)/);
    expect(output).not.toContain(secret);
  });
} else {
  test('a damaged database file is a fault that names the way back', async () => {
    const { dataDir, remove } = await makeReadyDatabase();
    onTestFinished(remove);
    writeSync(openSync(sqliteFile(dataDir), 'r+'), Buffer.alloc(4096, 'x'), 0, 4096, 0);
    const { code, output } = await examine({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toMatch(/✗ The database file .* is damaged\.\n {4}npm run restore/);
  });

  test('data that others can read is a fault with the command that ends it', async () => {
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o755 });
    writeFileSync(join(data, 'bee-jinx.sqlite'), '', { mode: 0o644 });
    const { code, output } = await examine({});
    expect(code).toBe(1);
    expect(output).toMatch(
      /✗ Others on this machine can read .*\n {4}chmod go= .*bee-jinx\.sqlite/,
    );
  });
}
