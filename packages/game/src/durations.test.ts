import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs, weekMs } from './durations.ts';

const between = (start: string, end: string) => Date.parse(end) - Date.parse(start);

test.each([
  ['a minute', minuteMs, '2026-11-16T00:01:00Z'],
  ['an hour', hourMs, '2026-11-16T01:00:00Z'],
  ['a day', dayMs, '2026-11-17T00:00:00Z'],
  ['a week', weekMs, '2026-11-23T00:00:00Z'],
])('%s lasts as long as by the calendar', (_name, duration, end) => {
  expect(duration).toBe(between('2026-11-16T00:00:00Z', end));
});
