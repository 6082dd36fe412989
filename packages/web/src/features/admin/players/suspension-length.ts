import { dayMs } from '@bee-jinx/game';

/** A number of days, or for ever. */
export type SuspensionLength = '1' | '7' | '30' | '365' | 'ban';

export const suspensionLengths: readonly { value: SuspensionLength; name: string }[] = [
  { value: '1', name: 'A day' },
  { value: '7', name: 'A week' },
  { value: '30', name: '30 days' },
  { value: '365', name: 'A year' },
  { value: 'ban', name: 'For good' },
];

/** Undefined for a ban. */
export function suspensionEnd(length: SuspensionLength, now: number): string | undefined {
  return length === 'ban' ? undefined : new Date(now + Number(length) * dayMs).toISOString();
}
