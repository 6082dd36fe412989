import { createStore } from '../../platform/store.ts';
import { consent } from './consent.ts';

export type ConsentContext = 'default' | 'buzz';

/** The question that is on the screen, if any. */
export const consentDialogContext = createStore<ConsentContext | undefined>(undefined);

/** Resolves when there is an answer: at once where there is one already, in whichever tab it was given. */
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
