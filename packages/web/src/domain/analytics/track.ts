import { getCurrentPlayerId } from '../../api/identity.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { withTabLock } from '../../platform/tab-lock.ts';
import { canTrack } from '../consent/consent.ts';
import { createAnalyticsEvent, type TrackedEvent } from './analytics-event.ts';
import { createEventQueue } from './event-queue.ts';
import { touchVisit } from './visit.ts';

export const eventQueue = createEventQueue({
  storage: safeLocalStorage,
  now: () => Date.now(),
  getPlayerId: getCurrentPlayerId,
  warn: (message) => {
    // biome-ignore lint/suspicious/noConsole: the specification wants developers to see what is dropped.
    console.warn(message);
  },
  withTabLock: (work) => withTabLock('bee-jinx-event-queue', work),
});

export function track(tracked: TrackedEvent): void {
  if (!canTrack()) return;
  const now = new Date();
  const { id } = touchVisit(safeLocalStorage, now.getTime(), Math.random());
  eventQueue.add(createAnalyticsEvent(tracked, id, now));
}
