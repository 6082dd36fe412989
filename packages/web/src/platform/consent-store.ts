import {
  type ConsentMethod,
  type ConsentRecord,
  type ConsentStatus,
  consentKeys,
  decideConsent,
  readConsent,
  readConsentFlag,
} from './consent-record.ts';
import type { Kept } from './kept.ts';
import { createStore, type Store } from './store.ts';

interface Consent {
  record: ConsentRecord | undefined;
  flag: ConsentStatus | undefined;
}

interface ConsentStore extends Pick<Store<Consent>, 'get' | 'subscribe'> {
  decide(method: ConsentMethod, now: Date): ConsentRecord;
  /** The server has numbered the player. The first number stays. */
  keepBadge(badgeNumber: number): void;
}

type StorageEvents = {
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
};

const ourKeys: readonly string[] = Object.values(consentKeys);

/**
 * The answer as this browser keeps it. Another tab may give another one at any time; while a page is
 * prerendered there are none.
 */
export function createConsentStore(kept: Kept, tabs: StorageEvents | undefined): ConsentStore {
  const read = (): Consent => ({ record: readConsent(kept), flag: readConsentFlag(kept) });
  const store = createStore(read());

  // No key at all: everything was cleared.
  tabs?.addEventListener('storage', ({ key }) => {
    if (key === null || ourKeys.includes(key)) store.set(read());
  });

  function keep(record: ConsentRecord): void {
    kept.write(consentKeys.record, JSON.stringify(record));
    kept.write(consentKeys.flag, record.status);
    store.set({ record, flag: record.status });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    decide(method, now) {
      const record = decideConsent(readConsent(kept), method, now);
      keep(record);
      return record;
    },
    keepBadge(badgeNumber) {
      const record = readConsent(kept);
      if (record && record.badgeNumber === undefined) keep({ ...record, badgeNumber });
    },
  };
}
