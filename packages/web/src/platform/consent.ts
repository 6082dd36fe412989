import { useSyncExternalStore } from 'react';
import { type ConsentMethod, type ConsentRecord, countingAllowed } from './consent-record.ts';
import { createConsentStore } from './consent-store.ts';
import { kept } from './kept.ts';

const consent = createConsentStore(kept, globalThis.window);

export const turnConsent = (method: ConsentMethod): ConsentRecord =>
  consent.decide(method, new Date());

/** Whether this player is counted: as answered, else as the browser asks for on their behalf. */
export function useCounting(): boolean {
  const { record, flag } = useSyncExternalStore(consent.subscribe, consent.get, consent.get);
  return countingAllowed({
    record,
    flag,
    gpc: asksNotToShare(),
    dnt: navigator.doNotTrack === '1',
  });
}

/** Global Privacy Control, which not every browser has. */
const asksNotToShare = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
