import { useSyncExternalStore } from 'react';
import type { ConsentMethod, ConsentRecord } from './consent-record.ts';
import { createConsentStore } from './consent-store.ts';
import { kept } from './kept.ts';

const consent = createConsentStore(kept, globalThis.window);

/** What was answered, here or in another tab; nothing as long as nothing was. */
export const useConsent = (): ConsentRecord | undefined =>
  useSyncExternalStore(consent.subscribe, consent.get, consent.get).record;

export const turnConsent = (method: ConsentMethod): ConsentRecord =>
  consent.decide(method, new Date());
