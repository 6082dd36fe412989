import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failingStart } from './testing/server-process.ts';
import { makeTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.remove());

describe('a server that cannot start', () => {
  test('says in one line which setting is wrong', async () => {
    expect(await failingStart(database, { PORT: 'many' })).toEqual({
      code: 1,
      output: expect.stringMatching(/^Wrong setting\. PORT: [^\n]*\n$/),
    });
  });

  test('says in one line that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await failingStart(database, { PORT: String(port) })).toEqual({
      code: 1,
      output: expect.stringMatching(/^That port is taken\.[^\n]*\n$/),
    });
    other.close();
  });

  test('says in one line that PostgreSQL is out of reach, without the password', async () => {
    const { code, output } = await failingStart(database, {
      DATABASE_URL: 'postgres://bee:hushhush@127.0.0.1:1/none',
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^The database can't be opened[^\n]*\n$/);
    expect(output).not.toContain('hushhush');
  });
});
