import { createStore } from '../../platform/store.ts';
import { consent } from './consent.ts';

/** `buzz` adds a line to the dialog, for a player who is about to post. */
export type ConsentContext = 'default' | 'buzz';

export const consentDialogContext = createStore<ConsentContext | undefined>(undefined);

/** Resolves when the player has answered, in whichever tab. The dialog can only be closed by an answer. */
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
