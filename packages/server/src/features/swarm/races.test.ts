import { test } from 'vitest';
import { swarmRaces } from '../../testing/races/swarm-races.ts';
import { repetitions } from '../../testing/repetitions.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

test.each(Object.entries(swarmRaces))('%s', { timeout: 120_000 }, async (_name, race) => {
  for (let time = 0; time < repetitions(12); time += 1) await race([server.url, server.url]);
});
