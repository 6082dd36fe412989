import { expect, test } from 'vitest';
import { failingStart, startServerProcess } from './testing/server-process.ts';
import { makeTestDatabase } from './testing/test-database.ts';

test('a second server on the same embedded database refuses to start with one clear line', async () => {
  const place = await makeTestDatabase();
  const first = await startServerProcess(place);
  expect(await failingStart(place)).toEqual({
    code: 1,
    output: expect.stringMatching(/^Another server is using the database in [^\n]*\n$/),
  });
  // A killed server leaves no lock behind.
  await first.end('SIGKILL');
  const next = await startServerProcess(place);
  expect(await next.end('SIGTERM')).toBe(0);
  await place.remove();
});
