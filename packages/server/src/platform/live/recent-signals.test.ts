import { expect, test } from 'vitest';
import { RecentSignals } from './recent-signals.ts';

test('the last minute is remembered: everybody who was told, the newest version, no content', () => {
  const recent = new RecentSignals();
  recent.add(['old'], { topic: 'buzz', id: 'b', version: 1 }, 0);
  recent.add(['anna'], { topic: 'swarm', id: 's', version: 1 }, 30_000);
  recent.add(['bert'], { topic: 'player', id: 'bert', version: 4 }, 31_000);
  const swarm = { round: 2, sealed: [1] };
  recent.add(['anna', 'carl'], { topic: 'swarm', id: 's', version: 2, swarm }, 50_000);
  expect(recent.list(60_001)).toEqual([
    { to: ['bert'], signal: { topic: 'player', id: 'bert', version: 4 } },
    { to: ['anna', 'carl'], signal: { topic: 'swarm', id: 's', version: 2 } },
  ]);
  expect(recent.list(110_001)).toEqual([]);
});
