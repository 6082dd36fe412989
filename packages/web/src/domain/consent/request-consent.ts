import { createStore } from '../../platform/store.ts';
import { consent } from './consent.ts';

export type ConsentContext = 'default' | 'buzz';

export const consentDialogContext = createStore<ConsentContext | undefined>(undefined);

/** Resolves when there is an answer, in whichever tab. */
export function requestConsent(context: ConsentContext): Promise<void> {
  if (consent.get().record) return Promise.resolve();
  consentDialogContext.set(context);
  return new Promise((resolve) => {
    const stop = consent.subscribe(() => {
      if (!consent.get().record) return;
      stop();
      consentDialogContext.set(undefined);
      resolve();
    });
  });
}
