import type { Page } from '@playwright/test';

/** Performance entries of a page since its beginning. */
export interface PageMetrics {
  /** Largest contentful paint. */
  lcpMs: number;
  /** Cumulative layout shift: the worst five seconds. */
  shift: number;
  /** Total blocking time: the sum of what long tasks take beyond 50 ms. */
  blockedMs: number;
  /** Event timing: from each key or tap to the next frame. */
  actsMs: number[];
}

interface RecordedMetrics extends PageMetrics {
  shifts: { at: number; value: number }[];
}

declare global {
  interface Window {
    watched?: RecordedMetrics;
  }
}

/** To be called before the page is opened. */
export async function observePageMetrics(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: RecordedMetrics = { lcpMs: 0, shift: 0, blockedMs: 0, actsMs: [], shifts: [] };
    window.watched = watched;
    const observe = (type: string, take: (entry: PerformanceEntry) => void, more?: object) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
        ...more,
      });
    observe('largest-contentful-paint', ({ startTime }) => {
      watched.lcpMs = startTime;
    });
    observe('longtask', ({ duration }) => {
      watched.blockedMs += duration - 50;
    });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (hadRecentInput) return;
      const at = entry.startTime;
      watched.shifts.push({ at, value });
      const lately = watched.shifts.filter((each) => each.at > at - 5000);
      watched.shift = Math.max(
        watched.shift,
        lately.reduce((sum, each) => sum + each.value, 0),
      );
    });
    const isAct = (entry: PerformanceEntry) => (entry as PerformanceEventTiming).interactionId > 0;
    observe(
      'event',
      (entry) => {
        if (isAct(entry)) watched.actsMs.push(entry.duration);
      },
      { durationThreshold: 16 },
    );
  });
}

/** The metrics so far; key and tap timings since the last reading. */
export function readPageMetrics(page: Page): Promise<PageMetrics> {
  return page.evaluate(() => {
    if (!window.watched) throw new Error('The page was opened before it was watched.');
    const { lcpMs, shift, blockedMs, actsMs } = window.watched;
    window.watched.actsMs = [];
    return { lcpMs, shift, blockedMs, actsMs };
  });
}
