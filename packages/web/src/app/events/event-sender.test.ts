import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts';
import { createEventQueue } from '../../domain/analytics/event-queue.ts';
import { createMemoryStorage } from '../../platform/memory-storage.ts';
import { createEventSender } from './event-sender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const eventOf = (idempotencyKey: string): AnalyticsEvent => ({
  eventType: 'SESSION_START',
  sessionId: 'visit',
  timestamp: '2026-11-15T12:00:00.000Z',
  eventData: {},
  idempotencyKey,
});
const idsOf = (events: readonly AnalyticsEvent[]) =>
  events.map(({ idempotencyKey }) => idempotencyKey);

function makeBrowser() {
  const stored = new Map<string, string>();
  const sent: string[][] = [];
  const accepted: string[][] = [];
  const facts = {
    maySend: true,
    fate: 'taken' as 'taken' | 'refused' | 'later',
    playerId: 'anna',
    hangs: false,
    onClaim: () => {},
  };
  let isSending = false;
  return {
    sent,
    accepted,
    facts,
    openTab() {
      const queue = createEventQueue({
        storage: createMemoryStorage(stored),
        now: () => Date.now(),
        getPlayerId: () => facts.playerId,
        warn: () => {},
        withTabLock: async (work) => {
          const result = work();
          facts.onClaim();
          return result;
        },
      });
      const delivery = createEventSender({
        queue,
        canSend: () => facts.maySend,
        getPlayerId: () => facts.playerId,
        send: async (events, { signal, keepalive }) => {
          sent.push([...idsOf(events), ...(keepalive ? ['keepalive'] : [])]);
          if (facts.hangs) {
            await new Promise((resolve) => signal.addEventListener('abort', resolve));
            return 'later';
          }
          return facts.fate;
        },
        onAccepted: (events) => void accepted.push(idsOf(events)),
        tryWithTabLock: async (work) => {
          if (isSending) return false;
          isSending = true;
          await work();
          isSending = false;
          return true;
        },
        warn: () => {},
      });
      return { queue, delivery };
    },
  };
}

describe('events are delivered', () => {
  test('as one batch after a delay, once', async () => {
    const { openTab, sent, accepted } = makeBrowser();
    const { queue } = openTab();
    queue.add(eventOf('one'));
    await vi.advanceTimersByTimeAsync(2000);
    queue.add(eventOf('two'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([['one', 'two']]);
    expect(accepted).toEqual([['one', 'two']]);
  });

  test('by one of two tabs, once', async () => {
    const { openTab, sent } = makeBrowser();
    const [one, other] = [openTab(), openTab()];
    for (let number = 0; number < 30; number += 1) {
      one.queue.add(eventOf(`one ${number}`));
      other.queue.add(eventOf(`other ${number}`));
    }
    await vi.advanceTimersByTimeAsync(60_000);
    const ids = sent.flat();
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });

  test('again after a failure, with a growing delay', async () => {
    const { openTab, sent, facts } = makeBrowser();
    facts.fate = 'later';
    openTab().queue.add(eventOf('one'));
    await vi.advanceTimersByTimeAsync(4000 + 1000 + 2000 + 4000);
    expect(sent).toHaveLength(4);
    facts.fate = 'taken';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(5);
  });

  test('never again after a permanent refusal', async () => {
    const { openTab, sent, accepted, facts } = makeBrowser();
    facts.fate = 'refused';
    openTab().queue.add(eventOf('one'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toEqual([['one']]);
    expect(accepted).toEqual([]);
  });

  test('after 30 s, when the tab that claimed them was closed', async () => {
    const { openTab, sent } = makeBrowser();
    const [dying, other] = [openTab(), openTab()];
    dying.queue.add(eventOf('one'));
    await dying.queue.claim(10);
    other.delivery.sendSoon();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([['one']]);
  });

  test('at once when the page unloads, once', async () => {
    const { openTab, sent, accepted } = makeBrowser();
    const { queue, delivery } = openTab();
    for (let number = 0; number < 41; number += 1) queue.add(eventOf(`${number}`));
    void delivery.flush();
    void delivery.flush();
    expect(sent.map((batch) => [batch.length, batch.at(-1)])).toEqual([
      [41, 'keepalive'],
      [2, 'keepalive'],
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
    expect(accepted.flat()).toHaveLength(41);
  });

  test('again, if nobody heard whether they arrived', async () => {
    const { openTab, sent, facts } = makeBrowser();
    const dying = openTab();
    dying.queue.add(eventOf('one'));
    facts.hangs = true;
    void dying.delivery.flush();
    facts.hangs = false;
    openTab().delivery.sendSoon();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([['one', 'keepalive'], ['one']]);
  });

  test('as their player alone: what was not sent in time waits for that player', async () => {
    const { openTab, sent, facts } = makeBrowser();
    const { queue, delivery } = openTab();
    queue.add(eventOf('of anna'));
    facts.hangs = true;
    const timeLimit = new AbortController();
    const flushed = delivery.flush(timeLimit.signal);
    timeLimit.abort();
    await flushed;
    expect(sent).toEqual([['of anna', 'keepalive']]);
    Object.assign(facts, { hangs: false, playerId: 'ben' });
    queue.add(eventOf('of ben'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.slice(1)).toEqual([['of ben']]);
    facts.playerId = 'anna';
    delivery.sendSoon();
    await vi.advanceTimersByTimeAsync(4000);
    expect(sent.slice(2)).toEqual([['of anna']]);
  });

  test('not if their player signed out while the tab waited for its turn', async () => {
    const { openTab, sent, facts } = makeBrowser();
    const { queue } = openTab();
    queue.add(eventOf('of anna'));
    facts.onClaim = () => {
      facts.playerId = 'ben';
    };
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
  });

  test('not without consent or while suspended, and later if they still wait', async () => {
    const { openTab, sent, facts } = makeBrowser();
    const { queue, delivery } = openTab();
    queue.add(eventOf('one'));
    facts.maySend = false;
    void delivery.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    facts.maySend = true;
    delivery.sendSoon();
    await vi.advanceTimersByTimeAsync(4000);
    expect(sent).toEqual([['one']]);
  });
});
