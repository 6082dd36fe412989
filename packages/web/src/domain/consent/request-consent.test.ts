import { dayMs } from '@bee-jinx/game';
import { afterEach, expect, test, vi } from 'vitest';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { saveConsent } from './consent.ts';
import { consentKeys } from './consent-record.ts';
import {
  consentDialogContext,
  requestConsent,
  skipConsent,
  wasConsentSkipped,
} from './request-consent.ts';

afterEach(() => {
  vi.useRealTimers();
  consentDialogContext.set(undefined);
  for (const key of ['consent.skippedAt', 'consent.skippedAt.buzz', ...Object.values(consentKeys)])
    safeLocalStorage.remove(key);
});

test.each(['default', 'buzz'] as const)(
  'a request in the context %s shows that dialog until it is skipped',
  async (context) => {
    const asked = requestConsent(context);
    expect(consentDialogContext.get()).toBe(context);
    skipConsent();
    await asked;
    expect(consentDialogContext.get()).toBeUndefined();
    // Whoever has skipped it isn't asked again.
    await requestConsent(context);
    expect(consentDialogContext.get()).toBeUndefined();
  },
);

test('skipping the question before a post doesn’t skip the general one, and the other way round', () => {
  vi.useFakeTimers({ now: 1000 });
  consentDialogContext.set('buzz');
  skipConsent();
  expect(wasConsentSkipped('buzz', 1000)).toBe(true);
  expect(wasConsentSkipped('default', 1000)).toBe(false);
  skipConsent();
  expect(wasConsentSkipped('default', 1000)).toBe(true);
});

test('a skipped question is left alone for 14 days, unless the clock was wrong', () => {
  vi.useFakeTimers({ now: 1000 });
  skipConsent();
  expect(wasConsentSkipped('default', 1000 + 14 * dayMs - 1)).toBe(true);
  expect(wasConsentSkipped('default', 1000 + 14 * dayMs)).toBe(false);
  expect(wasConsentSkipped('default', 999)).toBe(false);
});

test('an answer ends the request, and there is none after it', async () => {
  const asked = requestConsent('buzz');
  saveConsent('modal_decline');
  await asked;
  expect(consentDialogContext.get()).toBeUndefined();
  await requestConsent('buzz');
  expect(consentDialogContext.get()).toBeUndefined();
});
