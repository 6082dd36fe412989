import { analyticsEvent, type Tracked } from './analytics-event.ts';
import { kept } from './kept.ts';

/** One thing that happened, to be counted. Nothing is sent yet: a later issue gives it somewhere to go. */
export function track(tracked: Tracked): void {
  deliver(analyticsEvent(tracked, kept.read('session.id') ?? '', new Date()));
}

const deliver: (event: ReturnType<typeof analyticsEvent>) => void = () => {};
