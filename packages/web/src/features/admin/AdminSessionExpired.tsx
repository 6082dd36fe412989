import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button/Button.tsx';
import styles from './AdminSessionExpired.module.css';

/** Being an admin ends after thirty minutes, often in the middle of something: that stays in sight. */
export function AdminSessionExpired() {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.notice} role="alert">
      <p>Your time as an admin is over. Type the password again to go on.</p>
      <ButtonLink
        look="outline"
        size="small"
        to={`/login?way=admin&from=${encodeURIComponent(pathname + search)}`}
      >
        Type the password
      </ButtonLink>
    </div>
  );
}
