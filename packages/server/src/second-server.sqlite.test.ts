import { expect, test } from 'vitest';
import { failingStart } from './testing/server-process.ts';
import { startTestServer } from './testing/test-server.ts';

// That a killed server leaves no lock behind is seen in kill.test.ts, at every new start.
test('a second server on the same embedded database refuses to start with one clear line', async () => {
  const first = await startTestServer();
  expect(await failingStart(first.database)).toEqual({
    code: 1,
    output: expect.stringMatching(/^Another server is using the database in [^\n]*\n$/),
  });
  await first.stop();
});
