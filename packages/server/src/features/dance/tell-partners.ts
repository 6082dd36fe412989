import type { DanceDeps } from './deps.ts';
import { openPartnersOf } from './queries.ts';

/** Somebody has come or gone: whoever dances with them looks again. */
export async function signalPartners(
  { db, live, clock }: Pick<DanceDeps, 'db' | 'live' | 'clock'>,
  playerId: string,
): Promise<void> {
  const partners = await openPartnersOf(db.read, playerId);
  if (partners.length === 0) return;
  live.sendSignal(partners, { topic: 'presence', id: playerId, version: clock.now() });
}
