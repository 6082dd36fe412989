import type { DanceParts } from './parts.ts';
import { openPartnersOf } from './queries.ts';

/** Somebody has come or gone: whoever dances with them looks again. */
export async function tellPartners(
  { db, live, clock }: Pick<DanceParts, 'db' | 'live' | 'clock'>,
  playerId: string,
): Promise<void> {
  const partners = await openPartnersOf(db.read, playerId);
  if (partners.length === 0) return;
  live.tell(partners, { topic: 'presence', id: playerId, version: clock.now() });
}
