import { puzzleNumberOn } from '@bee-jinx/game';
import { Link } from 'react-router';
import { useToday } from '../../platform/use-today.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Bee } from '../../ui/bee/Bee.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Wordmark } from '../../ui/wordmark/Wordmark.tsx';
import styles from './SplashScreen.module.css';

export function Component() {
  useTitle('Bee Jinx');
  const today = useToday();
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
          Two minds, two words. <br />
          Say the same one.
        </p>
        <ButtonLink to="/jinx/daily">
          {today ? `Play No. ${puzzleNumberOn(today)}` : 'Play today’s pair'}
        </ButtonLink>
        <ButtonLink to="/jinx/dance" look="outline">
          Dance with a friend
        </ButtonLink>
        <p className={styles.links}>
          <Link to="/first-time">How to play</Link>
          <Link to="/login">Sign in</Link>
        </p>
      </div>
    </div>
  );
}

/** Where the bee came from, with one loop too many. */
function FlightPath() {
  return (
    <svg className={styles.flight} viewBox="0 0 80 110" aria-hidden="true">
      <path d="M2 106C14 78 30 62 48 58c16-3 28 8 22 20-5 10-22 9-28-3C33 56 52 22 80 2" />
    </svg>
  );
}
