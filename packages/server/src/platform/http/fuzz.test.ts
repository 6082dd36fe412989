import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from '../../testing/fuzz/fuzz.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('1,500 hostile requests: none answered with a 500, none slower than a second', async () => {
  const { faults, statuses } = await fuzz(server, 1500, 20_261_115);
  expect(faults).toEqual([]);
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404']),
  );
});
