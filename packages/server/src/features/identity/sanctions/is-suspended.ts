import type { PlayerRow } from '../queries.ts';

/** The end of a ban: a time that never comes, so that bans and suspensions are compared alike. */
export const neverEnds = Number.MAX_SAFE_INTEGER;

export function isSuspended({ suspended_until }: Pick<PlayerRow, 'suspended_until'>, now: number) {
  return suspended_until !== null && suspended_until > now;
}
