import { touchVisit } from '../../domain/analytics/visit.ts';
import type { KeyValueStorage } from '../../platform/safe-storage.ts';

const key = 'session.account';

/** Begins a new visit if another account has signed in during this one: within a visit, each event is counted once. */
export function separateVisits(
  account: string,
  storage: KeyValueStorage,
  now: number,
  chance: number,
): void {
  const known = storage.read(key);
  // Whoever is only read anew may not be here: the visit isn't extended.
  if (known === `${storage.read('session.id')} ${account}`) return;
  const { id } = touchVisit(storage, now, chance);
  const isOfAnother = known?.startsWith(`${id} `);
  if (isOfAnother) storage.write('session.id', '');
  const visit = isOfAnother ? touchVisit(storage, now, chance).id : id;
  storage.write(key, `${visit} ${account}`);
}
