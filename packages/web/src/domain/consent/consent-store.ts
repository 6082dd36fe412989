import type { KeyValueStorage } from '../../platform/safe-storage.ts';
import { createStore, type Store } from '../../platform/store.ts';
import {
  type ConsentMethod,
  type ConsentRecord,
  type ConsentStatus,
  consentKeys,
  decideConsent,
  readConsent,
  readConsentFlag,
} from './consent-record.ts';

interface Consent {
  record: ConsentRecord | undefined;
  flag: ConsentStatus | undefined;
}

interface ConsentStore extends Pick<Store<Consent>, 'get' | 'subscribe'> {
  decide(method: ConsentMethod, now: Date): ConsentRecord;
  /** The first number stays. */
  saveBadgeNumber(badgeNumber: number): void;
}

type StorageEvents = {
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
};

const ourKeys: readonly string[] = Object.values(consentKeys);

/** This browser's answer. Another tab may change it; the painter has no storage events. */
export function createConsentStore(
  storage: KeyValueStorage,
  tabs: StorageEvents | undefined,
): ConsentStore {
  const read = (): Consent => ({ record: readConsent(storage), flag: readConsentFlag(storage) });
  const store = createStore(read());

  // A null key: everything was cleared.
  tabs?.addEventListener('storage', ({ key }) => {
    if (key === null || ourKeys.includes(key)) store.set(read());
  });

  function save(record: ConsentRecord): void {
    storage.write(consentKeys.record, JSON.stringify(record));
    storage.write(consentKeys.flag, record.status);
    store.set({ record, flag: record.status });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    decide(method, now) {
      const record = decideConsent(readConsent(storage), method, now);
      save(record);
      return record;
    },
    saveBadgeNumber(badgeNumber) {
      const record = readConsent(storage);
      if (record && record.badgeNumber === undefined) save({ ...record, badgeNumber });
    },
  };
}
