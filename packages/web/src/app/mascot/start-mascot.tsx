import type { DailyStats, Dance } from '@bee-jinx/contract/browser';
import {
  findAcceptedInvite,
  findOwnInvites,
  findStatsMoment,
  type MascotMoment,
  mascotMoments,
  mascotWords,
  rememberStats,
} from '../../domain/mascot/mascot-moments.ts';
import { activeDancesQuery } from '../../domain/play/active-dances.ts';
import { statsQuery } from '../../domain/play/daily.ts';
import { hasFinishedGame, resultShown } from '../../domain/play/finished-game.ts';
import { needsTutorial } from '../../domain/play/tutorial-done.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { today } from '../../platform/today.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { chooseSide, type MascotSide } from '../../ui/mascot/choose-side.ts';
import { mascotQueue, showMascot } from '../../ui/mascot/mascot-queue.ts';
import { activities, isBusyPath } from '../interruptions.ts';
import type { Router } from '../router/create-router.ts';
import { session } from '../session/session.ts';

const visitedKey = 'mascot.visited';
/** Nobody has tapped, typed or scrolled for so long. */
const quietMs = 1500;
const needed =
  'input:not([type="hidden"]), textarea, select, dialog[open], [data-keep-clear], [role="status"]:not(:empty) > *';

/** The mascot tells of moments in a pause, from a side where it hides nothing that is needed. */
export function startMascot(router: Router): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSide: MascotSide | undefined;

  function tellSoon(): void {
    clearTimeout(timer);
    if (mascotMoments.get().length > 0) timer = setTimeout(tell, quietMs);
  }

  function tell(): void {
    const moment = mascotMoments.get()[0];
    if (!moment || isBusy()) return;
    if (moment.isDue?.() === false) {
      mascotMoments.remove(moment.id);
      return;
    }
    const side = chooseSide(surroundings(), lastSide, Math.random);
    // It looks for room again after the next scroll or navigation.
    if (!side) return;
    lastSide = side;
    mascotMoments.remove(moment.id);
    show(moment, side);
    moment.onTold?.();
  }

  function isBusy(): boolean {
    const { current, pending, isReady } = router.state.get();
    const { pathname } = current.location;
    if (!isReady || pending || document.hidden || mascotQueue.get().length > 0) return true;
    // “The bee isn’t answering” stands there.
    if (session.get().status !== 'open') return true;
    return isBusyPath(pathname) || (pathname === '/jinx/daily' && !resultShown.get());
  }

  for (const activity of [...activities, 'resize']) {
    addEventListener(activity, tellSoon, { passive: true, capture: true });
  }
  router.state.subscribe(tellSoon);
  resultShown.subscribe(tellSoon);
  session.subscribe(tellSoon);
  mascotQueue.subscribe(tellSoon);
  mascotMoments.subscribe(tellSoon);
  greetFirstVisit(router);
  watchCache();
  tellSoon();
}

function show(moment: MascotMoment, from: MascotSide): void {
  const { message, pose } = mascotWords(moment);
  showMascot({ message, from, isAside: true, bee: <Bee pose={pose} size={88} /> });
}

/** Who comes to the start page with no game behind them. */
function greetFirstVisit(router: Router): void {
  if (router.state.get().current.location.pathname !== '/') return;
  if (safeLocalStorage.read(visitedKey) !== null) return;
  if (hasFinishedGame() || !needsTutorial()) return;
  mascotMoments.add({
    kind: 'first-visit',
    isDue: () => safeLocalStorage.read(visitedKey) === null,
    onTold: () => safeLocalStorage.write(visitedKey, 'true'),
  });
}

/** Watches what the screens have loaded; nothing is asked for. */
function watchCache(): void {
  let stop: (() => void) | undefined;
  const watch = () => {
    stop?.();
    const current = session.get();
    if (current.status !== 'open') return;
    const { cache, userId } = current;
    // Those of another player are found again when they are back.
    for (const { id, kind } of mascotMoments.get())
      if (kind !== 'first-visit') mascotMoments.remove(id);
    let invites = new Set<string>();
    const readStats = () => cache.getQueryData<DailyStats>(statsQuery(today()).queryKey);
    const findMoment = () => {
      const stats = readStats();
      return stats && findStatsMoment(safeLocalStorage, userId, stats);
    };
    const onTold = () => {
      const stats = readStats();
      if (stats) rememberStats(safeLocalStorage, userId, stats);
    };
    const look = () => {
      const moment = findMoment();
      const isWaiting = mascotMoments.get().some(({ kind }) => kind === moment?.kind);
      if (moment && !isWaiting) {
        const isDue = () => findMoment()?.kind === moment.kind;
        mascotMoments.add({ ...moment, isDue, onTold });
      }
      const dances = cache.getQueryData<Dance[]>(activeDancesQuery.queryKey) ?? [];
      const accepted = findAcceptedInvite(dances, invites, location.pathname);
      if (accepted) mascotMoments.add({ kind: 'invite-accepted', name: accepted });
      invites = findOwnInvites(dances);
    };
    stop = cache.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && ['stats', 'dance'].includes(String(query.queryKey[0]))) look();
    });
    look();
  };
  session.subscribe(watch);
  watch();
}

function surroundings() {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return {
    width: innerWidth,
    height: innerHeight,
    scale,
    obstacles: rectsOf(needed),
    avoided: rectsOf('main :is(a, button)'),
  };
}

const rectsOf = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
