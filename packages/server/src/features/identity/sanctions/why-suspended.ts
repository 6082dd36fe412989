import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { FindSuspension } from '../../../platform/http/caller.ts';
import { presentSanction } from './present-sanction.ts';
import { findActiveSanction } from './queries.ts';

/** For the refusal of a call. */
export function createFindSuspension(db: Database, clock: Clock): FindSuspension {
  return async (playerId) => {
    const standing = await findActiveSanction(db.read, playerId, clock.now());
    if (!standing) return undefined;
    const { reason, until } = presentSanction(standing);
    return { reason, ...(until !== undefined && { until }) };
  };
}
