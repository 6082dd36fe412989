import { analyticsEvent, type Tracked } from './analytics-event.ts';
import { mayCount } from './consent.ts';
import { createEventQueue } from './events/event-queue.ts';
import { kept } from './kept.ts';
import { oneTabAtATime } from './one-tab-at-a-time.ts';
import { touchVisit } from './visit.ts';

/** What was counted and not yet sent. The app takes it from here. */
export const eventQueue = createEventQueue({
  kept,
  now: () => Date.now(),
  warn: (message) => {
    // biome-ignore lint/suspicious/noConsole: the specification wants developers to see what is dropped.
    console.warn(message);
  },
  alone: (work) => oneTabAtATime('bee-jinx-event-queue', work),
});

/** One thing that happened, to be counted. */
export function track(tracked: Tracked): void {
  if (!mayCount()) return;
  const now = new Date();
  const { id } = touchVisit(kept, now.getTime(), Math.random());
  eventQueue.add(analyticsEvent(tracked, id, now));
}
