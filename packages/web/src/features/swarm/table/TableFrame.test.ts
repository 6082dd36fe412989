import type { Swarm } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { sampleSwarm } from '../../../domain/swarm/sample-swarm.ts';
import { linkBack } from './TableFrame.tsx';

type State = Swarm['seats'][number]['state'];

/** Where the table's link leads, and what it says, to who has such a seat. */
function linkFor(state: State | undefined, status: Swarm['status']): string {
  const { seats, ...swarm } = sampleSwarm(3);
  const mine = seats.map((seat) => ({ ...seat, ...(seat.isMe && { isMe: !!state, state }) }));
  const { to, label } = linkBack({ ...swarm, status, seats: mine as Swarm['seats'] });
  return `${to} ${label}`;
}

test('the table’s link leads to the seat of who has one, and who was removed elsewhere', () => {
  expect(linkFor('in', 'playing')).toBe('/jinx/swarm/HMXR Back to your seat');
  expect(linkFor('left', 'playing')).toBe('/jinx/swarm/HMXR Back to your seat');
  expect(linkFor(undefined, 'playing')).toBe('/jinx/swarm/HMXR Take a seat');
  expect(linkFor('removed', 'gathering')).toBe('/jinx/swarm Another swarm');
  expect(linkFor('removed', 'over')).toBe('/jinx/swarm/HMXR How it went');
});
