const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Rounds up: nothing is over before its time. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

export function formatTimeLeft(seconds: number): string {
  if (seconds <= 0) return 'now';
  const hours = Math.floor(seconds / hour);
  const [minutes, rest] = [Math.floor((seconds % hour) / minute), seconds % minute];
  if (seconds >= 2 * day) return `in ${Math.round(seconds / day)} days`;
  if (seconds >= day) return `in ${hours} hours`;
  if (hours > 0) return `in ${hours} h ${minutes} min`;
  if (minutes > 0) return `in ${minutes} min ${rest} s`;
  return `in ${rest} s`;
}

export function formatCountdown(seconds: number): string {
  const parts = [
    Math.floor(seconds / hour),
    Math.floor((seconds % hour) / minute),
    seconds % minute,
  ];
  return parts.map((part) => `${part}`.padStart(2, '0')).join(':');
}

/** Until the displayed text changes, in milliseconds; undefined at the end. */
export function msUntilNextTick(
  until: number,
  now: number,
  { bySecond }: { bySecond: boolean },
): number | undefined {
  const left = until - now;
  if (left <= 0) return undefined;
  const step = (bySecond || left <= hour * 1000 ? 1 : minute) * 1000;
  return left % step || step;
}
