import { Link } from 'react-router';
import { ButtonLink } from '../../ui/Button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import bee from './bee-carrying.svg';
import styles from './SplashScreen.module.css';

export function SplashScreen() {
  useTitle('Bee Jinx');
  return (
    <div className={styles.splash}>
      <div className={styles.stage}>
        <div className={styles.art}>
          <h1 className={styles.wordmark} tabIndex={-1}>
            <span>bee</span> <span>jinx</span>
          </h1>
          <img className={styles.bee} src={bee} width="252" height="248" alt="" />
        </div>
      </div>
      <div className={styles.go}>
        <p className={styles.tagline}>
          Two minds, two words. <br />
          Say the same one.
        </p>
        <ButtonLink to="/jinx/daily">Play today’s pair</ButtonLink>
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
