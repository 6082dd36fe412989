/** Minutes after midnight as a time field shows them, and back. */

const two = (number: number) => String(number).padStart(2, '0');

export const formatClockTime = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

export function parseClockTime(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  const sum = Number(hours) * 60 + Number(minutes);
  return sum >= 0 && sum < 24 * 60 ? sum : undefined;
}
