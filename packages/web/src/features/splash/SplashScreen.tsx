import { lazy, Suspense, use, useState } from 'react';
import { PlayerIdContext } from '../../domain/account/player.ts';
import { needsTutorial } from '../../domain/play/tutorial-done.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { useToday } from '../../platform/use-today.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Wordmark } from '../../ui/wordmark/Wordmark.tsx';
import { playLabel } from './play-label.ts';
import styles from './SplashScreen.module.css';

const TodayStatus = lazy(() => import('./TodayStatus.tsx'));
const HomeHeadline = lazy(async () => ({ default: (await importSummary()).HomeHeadline }));
const HomeRows = lazy(async () => ({ default: (await importSummary()).HomeRows }));
const importSummary = () => import('./HomeSummary.tsx');

export function Component() {
  useTitle('Bee Jinx');
  const today = useToday();
  const isPlayer = use(PlayerIdContext) !== undefined;
  const [hasPlayed, setHasPlayed] = useState(false);
  // While the build paints it there is neither a date nor a player.
  const label = today ? playLabel(today, undefined) : 'Play today’s pair';
  // The painted link must be right for whoever comes back.
  const playPath = today && !hasPlayed && needsTutorial() ? '/first-time' : '/jinx/daily';
  return (
    <div className={styles.splash}>
      <div className={styles.stage}>
        <div className={styles.art}>
          <h1 className={styles.wordmark} tabIndex={-1}>
            <Wordmark isStacked />
          </h1>
          <FlightPath />
          <Bee pose="carrying" onStage className={styles.bee} />
        </div>
      </div>
      <div className={styles.go}>
        <p className={styles.tagline}>
          <Headline date={today} />
        </p>
        <ButtonLink to={playPath}>
          <Suspense fallback={label}>
            {today && isPlayer ? (
              <TodayStatus date={today} onHasPlayed={() => setHasPlayed(true)} />
            ) : (
              label
            )}
          </Suspense>
        </ButtonLink>
        <News date={today} />
        <ButtonLink to="/jinx/dance" variant="outline">
          Dance with a friend
        </ButtonLink>
        <p className={styles.links}>
          <Link to="/first-time">How to play</Link>
          {today && isKnown() ? (
            <Link to="/account">Your account</Link>
          ) : (
            <Link to="/login">Sign in</Link>
          )}
        </p>
      </div>
    </div>
  );
}

/** From local storage, because the page is painted before the session is known. */
const isKnown = () => safeLocalStorage.read('authenticated') === 'true';

const tagline = (
  <>
    Two minds, two words. <br />
    Say the same one.
  </>
);

/** The tagline, or how today's pair stands for who has played. */
function Headline({ date }: { date: string | undefined }) {
  const isPlayer = use(PlayerIdContext) !== undefined;
  // Not seen by who has played: it would be replaced before it is read.
  const fallback = <span className={styles.forNewcomers}>{tagline}</span>;
  if (date === undefined || !isPlayer) return fallback;
  return (
    <Suspense fallback={fallback}>
      <HomeHeadline date={date} fallback={fallback} tagline={tagline} />
    </Suspense>
  );
}

/** Keeps the room of as many rows as there were at the last visit. */
function News({ date }: { date: string | undefined }) {
  const isPlayer = use(PlayerIdContext) !== undefined;
  return (
    <div className={styles.news}>
      {date !== undefined && isPlayer && (
        <Suspense>
          <HomeRows date={date} />
        </Suspense>
      )}
    </div>
  );
}

function FlightPath() {
  return (
    <svg className={styles.flight} viewBox="0 0 80 110" aria-hidden="true">
      <path d="M2 106C14 78 30 62 48 58c16-3 28 8 22 20-5 10-22 9-28-3C33 56 52 22 80 2" />
    </svg>
  );
}
