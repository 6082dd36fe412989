import { dayMs } from '@bee-jinx/game';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { createStore } from '../../platform/store.ts';
import { consent } from './consent.ts';

/** `buzz` adds a line to the dialog, for a player who is about to post. */
export type ConsentContext = 'default' | 'buzz';

export const consentDialogContext = createStore<ConsentContext | undefined>(undefined);

/** Skipping the general question doesn't skip the one before a first post. */
const skippedAtKeys: Record<ConsentContext, string> = {
  default: 'consent.skippedAt',
  buzz: 'consent.skippedAt.buzz',
};
/** Whoever skips the question is left in peace for so long. */
const skipDays = 14;

/** Resolves when the player has answered, in whichever tab, or has skipped the question. */
export function requestConsent(context: ConsentContext): Promise<void> {
  if (consent.get().record || wasConsentSkipped(context, Date.now())) return Promise.resolve();
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
  const context = consentDialogContext.get() ?? 'default';
  safeLocalStorage.write(skippedAtKeys[context], String(Date.now()));
  consentDialogContext.set(undefined);
}

export function wasConsentSkipped(context: ConsentContext, now: number): boolean {
  const skippedAt = Number(safeLocalStorage.read(skippedAtKeys[context]) ?? Number.NaN);
  return now >= skippedAt && now < skippedAt + skipDays * dayMs;
}
