import { visitCount } from '../../domain/analytics/visit.ts';
import { consent, hasBrowserOptOut } from '../../domain/consent/consent.ts';
import { requestConsent } from '../../domain/consent/request-consent.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import type { Router } from '../router/create-router.ts';

interface ConsentFacts {
  record: object | undefined;
  flag: string | undefined;
  visits: number;
  isAnsweredByBrowser: boolean;
  pathname: string;
}

/** Screens on which the question would interrupt. */
const excludedPaths =
  /^\/(i|login|forgot-password|reset-password|account|admin|data-quality|first-time|auth-test|test)(\/|$)/;

/** Consent isn't requested on a first visit. A new version of the question is asked at once. */
export function shouldRequestConsent({
  record,
  flag,
  visits,
  pathname,
  ...by
}: ConsentFacts): boolean {
  if (record || by.isAnsweredByBrowser || excludedPaths.test(pathname)) return false;
  return flag !== undefined || visits > 1;
}

export function requestConsentWhenDue(router: Router): void {
  function requestIfDue(): void {
    const { current, pending, isReady } = router.state.get();
    if (!isReady || pending) return;
    const { pathname } = current.location;
    const isTime = shouldRequestConsent({
      ...consent.get(),
      visits: visitCount(safeLocalStorage),
      isAnsweredByBrowser: hasBrowserOptOut(),
      pathname,
    });
    if (!isTime) return;
    stop();
    void requestConsent('default');
  }
  const stop = router.state.subscribe(requestIfDue);
  requestIfDue();
}
