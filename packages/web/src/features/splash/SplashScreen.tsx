import type { Player } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScreenPrefetch } from '../../api/screen-prefetch.ts';
import { playerQuery, shownPlayerId } from '../../domain/account/player.ts';
import { needsTutorial } from '../../domain/play/tutorial-done.ts';
import { lazyModule, useLazyModule } from '../../platform/lazy-module.ts';
import { useHydrated } from '../../platform/painted/use-hydrated.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { useStore } from '../../platform/store.ts';
import { useToday } from '../../platform/use-today.ts';
import { LaterBee } from '../../ui/bee/LaterBee.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Wordmark } from '../../ui/wordmark/Wordmark.tsx';
import { playLabel } from './play-label.ts';
import styles from './SplashScreen.module.css';

const homeModule = lazyModule(() => import('./HomeSummary.tsx'), 'home-summary');

export const prefetch: ScreenPrefetch = async ({ cache }) =>
  (await homeModule.load())?.prefetchHome(cache);

export function Component() {
  useTitle('Bee Jinx');
  const today = useToday();
  const userId = useStore(shownPlayerId);
  const { data: player } = useQuery({
    ...playerQuery(userId ?? ''),
    enabled: userId !== undefined,
  });
  const home = useLazyModule(homeModule, today !== undefined && userId !== undefined);
  const isHydrated = useHydrated();
  const [hasPlayed, setHasPlayed] = useState(false);
  // While the build paints it there is neither a date nor a player.
  const label = today ? playLabel(today, undefined) : 'Play today’s pair';
  // The painted link must be right for whoever comes back.
  const playPath =
    today && isHydrated && !hasPlayed && needsTutorial() ? '/first-time' : '/jinx/daily';
  return (
    <div className={styles.splash}>
      <div className={styles.stage}>
        <div className={styles.art}>
          <h1 className={styles.wordmark} tabIndex={-1}>
            <Wordmark isStacked />
          </h1>
          <FlightPath />
          <LaterBee pose="carrying" onStage className={styles.bee} />
        </div>
      </div>
      <div className={styles.go}>
        <p className={styles.tagline}>
          {home && today ? (
            <home.HomeHeadline date={today} fallback={newcomersTagline} tagline={tagline} />
          ) : (
            newcomersTagline
          )}
        </p>
        <ButtonLink to={playPath} data-keep-clear>
          {home && today ? (
            <home.TodayStatus date={today} onHasPlayed={() => setHasPlayed(true)} />
          ) : (
            label
          )}
        </ButtonLink>
        {/* Keeps the room of as many rows as there were at the last visit. */}
        <div className={styles.news}>{home && today && <home.HomeRows date={today} />}</div>
        <ButtonLink to="/jinx/dance" variant="outline">
          Dance with a friend
        </ButtonLink>
        <p className={styles.links}>
          <Link to="/first-time">How to play</Link>
          {hasAccount(player, isHydrated) ? (
            <Link to="/account">Your account</Link>
          ) : (
            <Link to="/login">Sign in</Link>
          )}
        </p>
      </div>
    </div>
  );
}

/** From local storage until the session is known. */
const hasAccount = (player: Player | undefined, isHydrated: boolean): boolean =>
  player
    ? player.kind !== 'anonymous'
    : isHydrated && safeLocalStorage.read('authenticated') === 'true';

const tagline = (
  <>
    Two minds, two words. <br />
    Say the same one.
  </>
);

/** Not seen by who has played: it would be replaced before it is read. */
const newcomersTagline = <span className={styles.forNewcomers}>{tagline}</span>;

function FlightPath() {
  return (
    <svg className={styles.flight} viewBox="0 0 80 110" aria-hidden="true">
      <path d="M2 106C14 78 30 62 48 58c16-3 28 8 22 20-5 10-22 9-28-3C33 56 52 22 80 2" />
    </svg>
  );
}
