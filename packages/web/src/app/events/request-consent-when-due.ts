import { consent, hasBrowserOptOut } from '../../domain/consent/consent.ts';
import { requestConsent, wasConsentSkipped } from '../../domain/consent/request-consent.ts';
import { hasFinishedGame, resultShown } from '../../domain/play/finished-game.ts';
import { activities, isBusyPath } from '../interruptions.ts';
import type { Router } from '../router/create-router.ts';

interface ConsentFacts {
  record: object | undefined;
  /** Any game to its end, in this browser. */
  hasFinishedGame: boolean;
  wasSkipped: boolean;
  isAnsweredByBrowser: boolean;
  /** Of a game with the bee, after all of its scenes. */
  resultShown: boolean;
  /** The first screen of a visit, to which somebody came for a reason. */
  isArrival: boolean;
  pathname: string;
}

/** Where a game begins. */
const gamePaths = /^\/jinx\/(daily|dance)\/?$/;

/** Consent is requested in the first quiet moment after the first game: at its result, or on the next screen that isn't the one that somebody came for. */
export function shouldRequestConsent(facts: ConsentFacts): boolean {
  if (facts.record || facts.wasSkipped || facts.isAnsweredByBrowser) return false;
  if (!facts.hasFinishedGame) return false;
  const { resultShown, isArrival, pathname } = facts;
  return resultShown || !(isArrival || isBusyPath(pathname) || gamePaths.test(pathname));
}

/** A screen may open a dialog of its own when it is shown. */
const pauseMs = 1500;
/** A result is read and shared first: nobody has tapped, typed or scrolled for so long. */
const resultPauseMs = 8000;
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
      resultShown: resultShown.get(),
      isArrival: current.location.pathname === arrivalPath,
      pathname: current.location.pathname,
    });
  }

  function requestAfterPause(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isDue()) return;
    timer = setTimeout(
      () => {
        if (isDialogOpen()) return requestAfterPause();
        if (!isDue()) return;
        for (const stop of stops) stop();
        void requestConsent('default');
      },
      resultShown.get() ? resultPauseMs : pauseMs,
    );
  }

  const prolongPause = () => timer !== undefined && resultShown.get() && requestAfterPause();
  for (const activity of activities) addEventListener(activity, prolongPause, { passive: true });
  const stops = [
    router.state.subscribe(requestAfterPause),
    resultShown.subscribe(requestAfterPause),
    () => {
      for (const activity of activities) removeEventListener(activity, prolongPause);
    },
  ];
  requestAfterPause();
}
