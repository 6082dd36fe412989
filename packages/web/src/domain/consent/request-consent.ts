import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { createStore } from '../../platform/store.ts';
import { consent } from './consent.ts';

/** `buzz` adds a line to the dialog, for a player who is about to post. */
export type ConsentContext = 'default' | 'buzz';

export const consentDialogContext = createStore<ConsentContext | undefined>(undefined);

const skippedAtKey = 'consent.skippedAt';
/** Whoever skips the question is left in peace for so long. */
const skipDays = 14;
const dayMs = 86_400_000;

/** Resolves when the player has answered, in whichever tab, or has skipped the question. */
export function requestConsent(context: ConsentContext): Promise<void> {
  if (consent.get().record || wasConsentSkipped(Date.now())) return Promise.resolve();
  consentDialogContext.set(context);
  return new Promise((resolve) => {
    const stops = [
      consent.subscribe(() => {
        if (consent.get().record) consentDialogContext.set(undefined);
      }),
      consentDialogContext.subscribe(() => {
        if (consentDialogContext.get() !== undefined) return;
        for (const stop of stops) stop();
        resolve();
      }),
    ];
  });
}

/** The question stays open: the consent is unset as before. */
export function skipConsent(): void {
  safeLocalStorage.write(skippedAtKey, String(Date.now()));
  consentDialogContext.set(undefined);
}

export function wasConsentSkipped(now: number): boolean {
  const skippedAt = Number(safeLocalStorage.read(skippedAtKey) ?? Number.NaN);
  return now >= skippedAt && now < skippedAt + skipDays * dayMs;
}
