import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import {
  type ConsentMethod,
  type ConsentRecord,
  isTrackingAllowed,
  readProviderConsent,
} from './consent-record.ts';
import { createConsentStore } from './consent-store.ts';

export const consent = createConsentStore(safeLocalStorage, globalThis.window);

export const saveConsent = (method: ConsentMethod): ConsentRecord =>
  consent.decide(method, new Date());

export function canTrack(): boolean {
  return isTrackingAllowed({
    ...consent.get(),
    gpc: hasGlobalPrivacyControl(),
    dnt: hasDoNotTrack(),
  });
}

export const providerAllowedSince = (): string | undefined => readProviderConsent(consent.get());

/** The browser's opt-out counts as an answer: the consent dialog isn't shown. */
export const hasBrowserOptOut = (): boolean => hasGlobalPrivacyControl() || hasDoNotTrack();

export function useTrackingAllowed(): boolean {
  return useSyncExternalStore(consent.subscribe, canTrack, canTrack);
}

/** The answer may have been to an older version of the question. */
const hasAnswered = () => consent.get().record !== undefined || consent.get().flag !== undefined;

export function useConsentAnswered(): boolean {
  return useSyncExternalStore(consent.subscribe, hasAnswered, hasAnswered);
}

const hasGlobalPrivacyControl = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const hasDoNotTrack = () => navigator.doNotTrack === '1';
