import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { WhySuspended } from '../../../platform/http/caller.ts';
import { presentSanction } from './present-sanction.ts';
import { standingSanction } from './queries.ts';

/** For the refusal of a call. */
export function suspensionsIn(db: Database, clock: Clock): WhySuspended {
  return async (playerId) => {
    const standing = await standingSanction(db.read, playerId, clock.now());
    if (!standing) return undefined;
    const { reason, until } = presentSanction(standing);
    return { reason, ...(until !== undefined && { until }) };
  };
}
