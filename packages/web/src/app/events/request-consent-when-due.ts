import { consent, hasBrowserOptOut } from '../../domain/consent/consent.ts';
import { requestConsent, wasConsentSkipped } from '../../domain/consent/request-consent.ts';
import { hasFinishedGame } from '../../domain/play/finished-game.ts';
import type { Router } from '../router/create-router.ts';

interface ConsentFacts {
  record: object | undefined;
  /** Any game to its end, in this browser. */
  hasFinishedGame: boolean;
  wasSkipped: boolean;
  isAnsweredByBrowser: boolean;
  /** The first screen of a visit, to which somebody came for a reason. */
  isArrival: boolean;
  pathname: string;
}

/** Screens on which the question would interrupt: a game with its result, ways in, invitations, the desk. */
const excludedPaths =
  /^\/(jinx\/(daily|dance|test)|r|i|login|forgot-password|reset-password|farewell|account|admin|data-quality|first-time|auth-test|test)(\/|$)/;

/** Consent is requested in the first quiet moment after the first game: on the next screen that isn't a game, nor the one that somebody came for. */
export function shouldRequestConsent(facts: ConsentFacts): boolean {
  if (facts.record || facts.wasSkipped || facts.isAnsweredByBrowser) return false;
  return facts.hasFinishedGame && !facts.isArrival && !excludedPaths.test(facts.pathname);
}

/** A screen may open a dialog of its own when it is shown. */
const pauseMs = 1500;
const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

export function requestConsentWhenDue(router: Router): void {
  const arrivalPath = location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function isDue(): boolean {
    const { current, pending, isReady } = router.state.get();
    if (!isReady || pending) return false;
    return shouldRequestConsent({
      record: consent.get().record,
      hasFinishedGame: hasFinishedGame(),
      wasSkipped: wasConsentSkipped('default', Date.now()),
      isAnsweredByBrowser: hasBrowserOptOut(),
      isArrival: current.location.pathname === arrivalPath,
      pathname: current.location.pathname,
    });
  }

  function requestAfterPause(): void {
    clearTimeout(timer);
    if (!isDue()) return;
    timer = setTimeout(() => {
      if (isDialogOpen()) return requestAfterPause();
      if (!isDue()) return;
      stop();
      void requestConsent('default');
    }, pauseMs);
  }

  const stop = router.state.subscribe(requestAfterPause);
  requestAfterPause();
}
