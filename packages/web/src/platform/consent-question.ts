import { consent } from './consent.ts';
import { createStore } from './store.ts';

export type ConsentContext = 'default' | 'buzz';

/** The question that is on the screen, if any. */
export const consentQuestion = createStore<ConsentContext | undefined>(undefined);

/** Resolves when there is an answer: at once where there is one already, in whichever tab it was given. */
export function askForConsent(context: ConsentContext): Promise<void> {
  if (consent.get().record) return Promise.resolve();
  consentQuestion.set(context);
  return new Promise((resolve) => {
    const stop = consent.subscribe(() => {
      if (!consent.get().record) return;
      stop();
      consentQuestion.set(undefined);
      resolve();
    });
  });
}
