import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from './durations.ts';
import { type InboxEntry, selectInboxOverflow } from './inbox-overflow.ts';

let number = 0;
const makeEntry = (more: Partial<InboxEntry> = {}): InboxEntry => {
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
const makeEntries = (count: number, more: () => Partial<InboxEntry> = () => ({})) =>
  Array.from({ length: count }, () => makeEntry(more()));
const retained = (inbox: InboxEntry[]) => {
  const deleted = new Set(selectInboxOverflow(inbox, 100));
  return inbox.filter(({ id }) => !deleted.has(id));
};

test('an inbox that is not full loses nothing', () => {
  expect(selectInboxOverflow(makeEntries(30), 100)).toEqual([]);
});

test.each([
  ['a partner’s', { isPartner: true }],
  ['an old friend’s', { friendSince: 0 }],
  ['the server’s', { from: null }],
  ['a new friend’s', { friendSince: 10 * dayMs }],
])('%s notification is kept despite a thousand of strangers and later friends', (_whose, more) => {
  const real = makeEntry(more);
  const strangers = makeEntries(1000);
  const later = makeEntries(1000, () => ({ friendSince: 10 * dayMs + number + 1 }));
  const kept = retained([real, ...strangers, ...later]);
  expect(kept).toContain(real);
  expect(kept.length).toBeLessThanOrEqual(100);
});

test('of one sender the newest ten are kept', () => {
  const sent = makeEntries(50, () => ({ from: 'chatty', friendSince: 0 }));
  expect(retained(sent)).toEqual(sent.slice(-10));
});

test('a stranger’s notification displaces a read one in a full inbox', () => {
  const old = makeEntries(100, () => ({ friendSince: 0, isRead: true }));
  const stranger = makeEntry();
  const kept = retained([...old, stranger]);
  expect(kept).toContain(stranger);
  expect(kept).toHaveLength(100);
});

test('ten notifications of strangers fit into a full inbox of unread ones', () => {
  const known = makeEntries(100, () => ({ friendSince: 0 }));
  const strangers = makeEntries(40);
  const kept = retained([...known, ...strangers]);
  expect(kept).toEqual([...known.slice(-90), ...strangers.slice(-10)]);
});

test('a friend is trusted a day after they became one', () => {
  const friends = (age: number) =>
    makeEntries(40, () => ({ createdAt: 10 * dayMs, friendSince: 10 * dayMs - age }));
  expect(retained(friends(dayMs))).toHaveLength(40);
  expect(retained(friends(dayMs - 1))).toHaveLength(30);
});

test('of strangers the newest thirty are kept, of new friends those of the earliest thirty', () => {
  const strangers = makeEntries(40);
  expect(retained(strangers.toReversed()).toReversed()).toEqual(strangers.slice(-30));
  const friends = makeEntries(40, () => ({ friendSince: 10 * dayMs - number }));
  expect(retained(friends)).toEqual(friends.slice(-30));
});

test('of known senders the newest are kept, and unread notifications before read ones', () => {
  const known = makeEntries(120, () => ({ isPartner: true }));
  expect(retained(known.toReversed()).toReversed()).toEqual(known.slice(-100));
  const read = makeEntries(60, () => ({ isPartner: true, isRead: true }));
  const unread = makeEntries(60, () => ({ isPartner: true, createdAt: number }));
  expect(retained([...read, ...unread])).toEqual([...read.slice(-40), ...unread]);
});

test('any inbox is cut to the limit, and never loses an unread notification of a known sender to a stranger’s', () => {
  const anyEntry = fc.record({
    from: fc.option(fc.integer({ max: 30, min: 0 }).map(String)),
    createdAt: fc.nat(20 * dayMs),
    isRead: fc.boolean(),
    friendSince: fc.option(fc.nat(20 * dayMs)),
    isPartner: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 300 }), (entries) => {
      const inbox = entries.map((entry, index) => ({ ...entry, id: String(index) }));
      const kept = retained(inbox);
      expect(kept.length).toBeLessThanOrEqual(100);
      const isKnown = ({ isPartner, isRead }: InboxEntry) => isPartner && !isRead;
      const known = inbox.filter(isKnown);
      const isWithinBounds = known.every(
        ({ from }) => inbox.filter((entry) => entry.from === from).length <= 10,
      );
      if (known.length <= 90 && isWithinBounds)
        expect(kept.filter(isKnown)).toHaveLength(known.length);
    }),
  );
});
