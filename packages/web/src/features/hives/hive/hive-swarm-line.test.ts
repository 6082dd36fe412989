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
  [
    { ...swarm, status: 'over' as const, outcome: 'abandoned' as const },
    'The last one ended early.',
  ],
  [{ ...swarm, status: 'over' as const, outcome: 'jinx' as const }, 'Swarm jinx in 0!'],
  [
    { ...swarm, seats: swarm.seats.map((seat, index) => ({ ...seat, hasSealed: index === 0 })) },
    'Round 1: sea + desert. 1 word is sealed.',
  ],
])('a hive without, with and after a swarm', (given, line) => {
  expect(hiveSwarmLine(given)).toBe(line);
});
