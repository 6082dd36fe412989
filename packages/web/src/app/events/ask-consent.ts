import { consent, isAnsweredByBrowser } from '../../platform/consent.ts';
import { askForConsent } from '../../platform/consent-question.ts';
import { kept } from '../../platform/kept.ts';
import { visitCount } from '../../platform/visit.ts';
import type { Router } from '../router/make-router.ts';

interface Asking {
  record: object | undefined;
  flag: string | undefined;
  visits: number;
  isAnsweredByBrowser: boolean;
  pathname: string;
}

/** Where somebody is busy with something else. */
const notThere =
  /^\/(i|login|forgot-password|reset-password|account|admin|data-quality|first-time|auth-test|test)(\/|$)/;

/** Nobody is asked on a first visit: they came to play. A new version of the question asks at once. */
export function isTimeToAsk({ record, flag, visits, pathname, ...by }: Asking): boolean {
  if (record || by.isAnsweredByBrowser || notThere.test(pathname)) return false;
  return flag !== undefined || visits > 1;
}

export function askWhenItIsTime(router: Router): void {
  function look(): void {
    const { shown, heading, isReady } = router.state.get();
    if (!isReady || heading) return;
    const { pathname } = shown.location;
    const isTime = isTimeToAsk({
      ...consent.get(),
      visits: visitCount(kept),
      isAnsweredByBrowser: isAnsweredByBrowser(),
      pathname,
    });
    if (!isTime) return;
    stop();
    void askForConsent('default');
  }
  const stop = router.state.subscribe(look);
  look();
}
