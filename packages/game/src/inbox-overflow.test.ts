import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type InboxEntry, selectInboxOverflow } from './inbox-overflow.ts';

const dayMs = 86_400_000;
let number = 0;
const received = (more: Partial<InboxEntry> = {}): InboxEntry => {
  number += 1;
  return {
    id: `n${number}`,
    from: `sender${number}`,
    createdAt: 10 * dayMs + number,
    isRead: false,
    friendSince: null,
    isPartner: false,
    ...more,
  };
};
const many = (count: number, more: () => Partial<InboxEntry> = () => ({})) =>
  Array.from({ length: count }, () => received(more()));
const staying = (inbox: InboxEntry[]) => {
  const gone = new Set(selectInboxOverflow(inbox, 100));
  return inbox.filter(({ id }) => !gone.has(id));
};

test('an inbox that is not full loses nothing', () => {
  expect(selectInboxOverflow(many(30), 100)).toEqual([]);
});

test.each([
  ['a partner’s', { isPartner: true }],
  ['an old friend’s', { friendSince: 0 }],
  ['ours', { from: null }],
  ['a new friend’s', { friendSince: 10 * dayMs }],
])('%s notice outlives a thousand of strangers and of later friends', (_whose, more) => {
  const real = received(more);
  const strangers = many(1000);
  const later = many(1000, () => ({ friendSince: 10 * dayMs + number + 1 }));
  const left = staying([real, ...strangers, ...later]);
  expect(left).toContain(real);
  expect(left.length).toBeLessThanOrEqual(100);
});

test('one sender takes ten places, the newest', () => {
  const sent = many(50, () => ({ from: 'chatty', friendSince: 0 }));
  expect(staying(sent)).toEqual(sent.slice(-10));
});

test('a stranger is heard by who has a full inbox of what they have read', () => {
  const old = many(100, () => ({ friendSince: 0, isRead: true }));
  const stranger = received();
  const left = staying([...old, stranger]);
  expect(left).toContain(stranger);
  expect(left).toHaveLength(100);
});

test('strangers have ten places beside a full inbox of unread notices, not more', () => {
  const known = many(100, () => ({ friendSince: 0 }));
  const strangers = many(40);
  const left = staying([...known, ...strangers]);
  expect(left).toEqual([...known.slice(-90), ...strangers.slice(-10)]);
});

test('whatever comes, what is kept fits, and no unread notice of ninety known senders goes for a stranger’s', () => {
  const any = fc.record({
    from: fc.option(fc.integer({ max: 30, min: 0 }).map(String)),
    createdAt: fc.nat(20 * dayMs),
    isRead: fc.boolean(),
    friendSince: fc.option(fc.nat(20 * dayMs)),
    isPartner: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 300 }), (some) => {
      const inbox = some.map((one, index) => ({ ...one, id: String(index) }));
      const left = staying(inbox);
      expect(left.length).toBeLessThanOrEqual(100);
      const isKnown = (one: InboxEntry) => one.isPartner && !one.isRead;
      const known = inbox.filter(isKnown);
      const isWithinBounds = known.every(
        ({ from }) => inbox.filter((one) => one.from === from).length <= 10,
      );
      if (known.length <= 90 && isWithinBounds)
        expect(left.filter(isKnown)).toHaveLength(known.length);
    }),
  );
});
