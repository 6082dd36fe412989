import { describe, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from './analytics-event.ts';
import { createEventQueue, type EventQueue, sentEventsKey } from './event-queue.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 15, 12);

function eventOf(idempotencyKey: string): AnalyticsEvent {
  return {
    eventType: 'SESSION_START',
    sessionId: 'visit',
    timestamp: '2026-11-15T12:00:00.000Z',
    eventData: {},
    idempotencyKey,
  };
}

function makeBrowser() {
  const stored = new Map<string, string>();
  const warn = vi.fn();
  let time = start;
  let playerId = 'anna';
  let last: Promise<unknown> = Promise.resolve();
  return {
    stored,
    warn,
    signIn: (as: string) => {
      playerId = as;
    },
    pass: (ms: number) => {
      time += ms;
    },
    openTab: () => openTab(stored),
    /** A tab that sees its own writes but none of the others'. */
    openLateTab: () => openTab(new Map(stored)),
  };

  function openTab(seen: Map<string, string>): EventQueue {
    return createEventQueue({
      storage: {
        read: (key) => seen.get(key) ?? null,
        write: (key, value) => {
          seen.set(key, value);
          stored.set(key, value);
        },
        remove: (key) => {
          seen.delete(key);
          stored.delete(key);
        },
        keys: (beginning) => [...seen.keys()].filter((key) => key.startsWith(beginning)),
      },
      now: () => time,
      getPlayerId: () => playerId,
      warn,
      withTabLock: (work) => {
        const done = last.then(work);
        last = done;
        return done;
      },
    });
  }
}

const many = (count: number, prefix = 'event') =>
  Array.from({ length: count }, (_, index) => `${prefix} ${index}`);
const addAll = (queue: EventQueue, ids: readonly string[]) => {
  for (const id of ids) queue.add(eventOf(id));
};
const idsOf = (events: readonly AnalyticsEvent[]) =>
  events.map(({ idempotencyKey }) => idempotencyKey);
const claimed = async (queue: EventQueue, limit = 1000) => idsOf(await queue.claim(limit));

describe('the queue', () => {
  test.each([
    [0, 0],
    [1, 1],
    [99, 99],
    [100, 100],
    [101, 100],
    [250, 100],
  ])('of %i events keeps %i, the newest', async (added, held) => {
    const { openTab, warn } = makeBrowser();
    const tab = openTab();
    const ids = many(added);
    addAll(tab, ids);
    expect(await claimed(tab)).toEqual(ids.slice(added - held));
    const dropped = added - held;
    expect(warn.mock.calls.flat().some((text) => text.includes('Too many events'))).toBe(
      dropped > 0,
    );
  });

  test.each([
    [0, true],
    [23 * hour, true],
    [24 * hour - 1, true],
    [24 * hour, false],
    [72 * hour, false],
  ])('after %i ms still has an event: %j', async (ms, isThere) => {
    const { openTab, pass } = makeBrowser();
    const tab = openTab();
    tab.add(eventOf('one'));
    await tab.claim(0);
    pass(ms);
    expect(await claimed(openTab())).toEqual(isThere ? ['one'] : []);
  });

  test('drops an event with a time in the future', async () => {
    const { openTab, pass } = makeBrowser();
    addAll(openTab(), ['one']);
    await openTab().claim(0);
    pass(-1000);
    expect(await claimed(openTab())).toEqual([]);
  });

  test('survives its page', async () => {
    const { openTab } = makeBrowser();
    addAll(openTab(), ['one', 'two']);
    expect(await claimed(openTab())).toEqual(['one', 'two']);
  });

  test.each([
    ['no JSON', '['],
    ['a list', '[1]'],
    ['nothing of ours', '{"event":{}}'],
  ])('deletes an entry that holds %s', async (_what, found) => {
    const { openTab, stored } = makeBrowser();
    stored.set('events.queue.broken', found);
    stored.set(sentEventsKey, found);
    const tab = openTab();
    tab.add(eventOf('one'));
    expect(await claimed(tab)).toEqual(['one']);
    expect(stored.has('events.queue.broken')).toBe(false);
  });
});

describe('an event with a known id is dropped with a warning', () => {
  test('while the first one waits', async () => {
    const { openTab, warn } = makeBrowser();
    const tab = openTab();
    addAll(tab, ['one', 'one']);
    expect(await claimed(tab)).toEqual(['one']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Event one was counted before; this one is dropped.',
    );
  });

  test('while it is being sent, after it was sent, and in another tab', async () => {
    const { openTab, warn } = makeBrowser();
    const tab = openTab();
    tab.add(eventOf('one'));
    const events = await tab.claim(10);
    openTab().add(eventOf('one'));
    tab.acknowledge(events);
    openTab().add(eventOf('one'));
    expect(await claimed(tab)).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test.each([
    // sent → remembered
    [1000, 1000],
    [1001, 500],
    [1100, 599],
  ])('of %i sent, %i are remembered', async (sent, remembered) => {
    const { openTab, stored } = makeBrowser();
    const tab = openTab();
    for (const id of many(sent)) {
      tab.add(eventOf(id));
      tab.acknowledge(await tab.claim(10));
    }
    const kept = JSON.parse(stored.get(sentEventsKey) ?? '[]') as string[];
    expect(kept).toEqual(many(sent).slice(-remembered));
  });
});

describe('two tabs', () => {
  test('never send the same event', async () => {
    const { openTab } = makeBrowser();
    const [one, other] = [openTab(), openTab()];
    addAll(one, many(40, 'one'));
    addAll(other, many(40, 'other'));
    const got = await Promise.all([one.claim(50), other.claim(50), one.claim(50)]);
    const ids = got.flatMap(idsOf);
    expect(ids).toHaveLength(80);
    expect(new Set(ids).size).toBe(80);
  });

  test('take over the claims of a closed tab after 30 s', async () => {
    const { openTab, pass } = makeBrowser();
    const [one, other] = [openTab(), openTab()];
    one.add(eventOf('one'));
    await one.claim(10);
    pass(29_999);
    expect(await claimed(other)).toEqual([]);
    pass(1);
    expect(await claimed(other)).toEqual(['one']);
  });

  test('lose nothing when one does not see the other’s writes yet', async () => {
    const { openTab, openLateTab } = makeBrowser();
    const [one, late] = [openTab(), openLateTab()];
    addAll(one, ['one']);
    addAll(late, ['late']);
    expect(await claimed(openTab())).toEqual(['one', 'late']);
  });

  test('may retry at once what was released', async () => {
    const { openTab } = makeBrowser();
    const [one, other] = [openTab(), openTab()];
    one.add(eventOf('one'));
    one.release(await one.claim(10));
    expect(await claimed(other)).toEqual(['one']);
  });
});

test('a page that unloads claims at once what nobody else has claimed', async () => {
  const { openTab } = makeBrowser();
  const [one, other] = [openTab(), openTab()];
  addAll(one, ['on its way']);
  await one.claim(10);
  addAll(other, many(3));
  expect(idsOf(other.claimNow(2))).toEqual(many(2));
  expect(await claimed(one)).toEqual(['event 2']);
});

test('events wait for their player, or for whom that player was merged into', async () => {
  const { openTab, signIn } = makeBrowser();
  const tab = openTab();
  addAll(tab, ['of anna']);
  signIn('ben');
  expect(await claimed(tab)).toEqual([]);
  expect(tab.msUntilClaimable()).toBeUndefined();
  tab.reassign('anna', 'ben');
  expect(await claimed(tab)).toEqual(['of anna']);
});

test('a cleared queue is empty, also of what was just added', async () => {
  const { openTab, stored } = makeBrowser();
  const tab = openTab();
  addAll(tab, many(3));
  tab.clear();
  expect([...stored.keys()]).toEqual([]);
  expect(await claimed(tab)).toEqual([]);
});
