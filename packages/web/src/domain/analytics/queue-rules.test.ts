import { describe, expect, test } from 'vitest';
import {
  appendSentIds,
  claimableEvents,
  eventIdOf,
  isEventOf,
  msUntilClaimable,
  partitionQueue,
  type QueuedEvent,
} from './queue-rules.ts';

const day = 24 * 60 * 60_000;
const now = 10 * day;

function queued(name: string, more: Partial<QueuedEvent> = {}): QueuedEvent {
  const event = { idempotencyKey: name } as QueuedEvent['event'];
  return { event, queuedAt: now - 1000, place: 0, ...more };
}
const names = (events: readonly QueuedEvent[]) => events.map(eventIdOf).join(' ');

describe('the queue', () => {
  test('is in the order in which events happened, those of a millisecond by their place', () => {
    const { waiting } = partitionQueue(
      [
        queued('third', { place: 2 }),
        queued('second', { place: 1 }),
        queued('first', { queuedAt: now - 2000, place: 9 }),
      ],
      now,
    );
    expect(names(waiting)).toBe('first second third');
  });

  test('drops what is a day old or dated in the future', () => {
    const { waiting, expired, overflow } = partitionQueue(
      [
        queued('old', { queuedAt: now - day }),
        queued('oldest', { queuedAt: now - day + 1 }),
        queued('now', { queuedAt: now }),
        queued('future', { queuedAt: now + 1 }),
      ],
      now,
    );
    expect(names(waiting)).toBe('oldest now');
    expect(names(expired)).toBe('old future');
    expect(overflow).toEqual([]);
  });

  test('holds 100 events; the oldest of more are dropped', () => {
    const many = Array.from({ length: 102 }, (_, place) => queued(`event${place}`, { place }));
    const { waiting, overflow } = partitionQueue(many, now);
    expect(names(overflow)).toBe('event0 event1');
    expect(waiting).toHaveLength(100);
    expect(partitionQueue(many.slice(2), now).overflow).toEqual([]);
  });
});

test('an event is of the player it happened to, and of anybody before there was a session', () => {
  const owned = queued('one', { playerId: 'maya' });
  expect([isEventOf(owned, 'maya'), isEventOf(owned, 'tom'), isEventOf(owned, undefined)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isEventOf(queued('two'), 'tom'), isEventOf(queued('two'), undefined)]).toEqual([
    true,
    true,
  ]);
});

describe('a claim', () => {
  const waiting = [
    queued('claimed', { claimedUntil: now + 1 }),
    queued('expired', { claimedUntil: now }),
    queued('free'),
    queued('last'),
  ];

  test('is possible for events that nobody holds, up to a limit', () => {
    expect(names(claimableEvents(waiting, now, 2))).toBe('expired free');
    expect(names(claimableEvents(waiting, now, 9))).toBe('expired free last');
  });

  test.each([
    [[], undefined],
    [[now + 500, now + 200], 200],
    [[now + 500, undefined], 0],
    [[now - 500, now + 200], 0],
  ])('is next possible when the first of %j ends: in %s ms', (claims, ms) => {
    const events = claims.map((claimedUntil) =>
      queued('one', claimedUntil === undefined ? {} : { claimedUntil }),
    );
    expect(msUntilClaimable(events, now)).toBe(ms);
  });
});

test('the ids of sent events are cut by half when there are more than 1,000', () => {
  const ids = Array.from({ length: 1000 }, (_, at) => `id${at}`);
  expect(appendSentIds(ids.slice(1), ['new'])).toHaveLength(1000);
  expect(appendSentIds(ids, ['new'])).toEqual([...ids.slice(-499), 'new']);
});
