import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import {
  type ConsentMethod,
  type ConsentRecord,
  isProviderAllowed,
  isTrackingAllowed,
} from './consent-record.ts';
import { createConsentStore } from './consent-store.ts';

/** The answer of this browser, as it stands. */
export const consent = createConsentStore(safeLocalStorage, globalThis.window);

export const saveConsent = (method: ConsentMethod): ConsentRecord =>
  consent.decide(method, new Date());

/** As answered, else as the browser asks for on the player's behalf. */
export function canTrack(): boolean {
  return isTrackingAllowed({
    ...consent.get(),
    gpc: hasGlobalPrivacyControl(),
    dnt: hasDoNotTrack(),
  });
}

/** The provider hears nothing before a yes. */
export const canSendToProvider = (): boolean => isProviderAllowed(consent.get());

/** Somebody who set this in their browser need not be asked by us as well. */
export const hasBrowserOptOut = (): boolean => hasGlobalPrivacyControl() || hasDoNotTrack();

export function useTrackingAllowed(): boolean {
  return useSyncExternalStore(consent.subscribe, canTrack, canTrack);
}

/** Global Privacy Control, which not every browser has. */
const hasGlobalPrivacyControl = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const hasDoNotTrack = () => navigator.doNotTrack === '1';
