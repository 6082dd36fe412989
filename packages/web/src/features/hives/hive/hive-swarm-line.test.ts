import { expect, test } from 'vitest';
import { sampleSwarm } from '../../../domain/swarm/sample-swarm.ts';
import { hiveSwarmLine } from './hive-swarm-line.ts';

const swarm = sampleSwarm(3);

test.each([
  [null, 'One pair for all of you, a word each, a day for each round.'],
  [swarm, 'Round 1: sea + desert. 0 words are sealed.'],
  [
    { ...swarm, status: 'over' as const, outcome: 'no_jinx' as const },
    'The last one ended without a jinx.',
  ],
])('a hive without, with and after a swarm', (given, line) => {
  expect(hiveSwarmLine(given)).toBe(line);
});
