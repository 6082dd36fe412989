import type { PlayerRow } from '../queries.ts';

/** The end of a ban: compares like the end of a suspension, and never comes. */
export const banEnd = Number.MAX_SAFE_INTEGER;

export function isSuspended({ suspended_until }: Pick<PlayerRow, 'suspended_until'>, now: number) {
  return suspended_until !== null && suspended_until > now;
}
