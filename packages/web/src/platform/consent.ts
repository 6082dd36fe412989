import { useSyncExternalStore } from 'react';
import {
  type ConsentMethod,
  type ConsentRecord,
  countingAllowed,
  providerAllowed,
} from './consent-record.ts';
import { createConsentStore } from './consent-store.ts';
import { kept } from './kept.ts';

/** The answer of this browser, as it stands. */
export const consent = createConsentStore(kept, globalThis.window);

export const turnConsent = (method: ConsentMethod): ConsentRecord =>
  consent.decide(method, new Date());

/** As answered, else as the browser asks for on the player's behalf. */
export function mayCount(): boolean {
  return countingAllowed({ ...consent.get(), gpc: asksNotToShare(), dnt: asksNotToTrack() });
}

/** The provider hears nothing before a yes. */
export const mayTellProvider = (): boolean => providerAllowed(consent.get());

/** Somebody who set this in their browser need not be asked by us as well. */
export const isAnsweredByBrowser = (): boolean => asksNotToShare() || asksNotToTrack();

export function useCounting(): boolean {
  return useSyncExternalStore(consent.subscribe, mayCount, mayCount);
}

/** Global Privacy Control, which not every browser has. */
const asksNotToShare = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const asksNotToTrack = () => navigator.doNotTrack === '1';
