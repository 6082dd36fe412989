import { expect, test } from 'vitest';
import { fuzz } from '../../testing/fuzz/fuzz.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

// The limit is generous because other suites run beside this one; npm run fuzz allows one second.
test('none of 800 hostile requests is answered with a 500 or hangs', {
  timeout: 120_000,
}, async () => {
  const { faults, statuses } = await fuzz(server, {
    count: 800,
    seed: 20_261_115,
    slowMs: 20_000,
  });
  expect(faults).toEqual([]);
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404']),
  );
});
