import { lazy, Suspense } from 'react';
import { useHydrated } from '../../platform/painted/use-hydrated.ts';
import { retryImport } from '../../platform/retry-import.ts';
import { useLocation } from '../../platform/router/router-context.tsx';
import { useStore } from '../../platform/store.ts';
import { useLostConnection } from '../../platform/use-lost-connection.ts';
import { Link, NavLink } from '../../ui/link/Link.tsx';
import { Wordmark } from '../../ui/wordmark/Wordmark.tsx';
import { session } from '../session/session.ts';
import styles from './Header.module.css';
import { isSplash, mainNavItems } from './navigation.ts';
import { SettingsButton } from './SettingsButton.tsx';

// Lazy, with its place reserved: the first paint doesn't need it.
const Bell = lazy(() => retryImport(() => import('../../features/inbox/Bell.tsx')));

export function Header() {
  const { pathname } = useLocation();
  const isPlayer = useStore(session).status === 'open';
  const isHydrated = useHydrated();
  const reservedForBell = <span className={styles.bell} />;
  return (
    <header className={styles.header}>
      {/* The splash itself is the mark. */}
      {!isSplash(pathname) && (
        <Link to="/" className={styles.mark}>
          <Wordmark />
        </Link>
      )}
      {/* A slot for a note of the current screen. */}
      <span className={styles.note} data-header-note />
      <nav className={styles.nav} aria-label="Main">
        {mainNavItems.map(({ name, path }) => (
          <NavLink key={path} to={path}>
            {name}
          </NavLink>
        ))}
      </nav>
      {isPlayer && <ReconnectingPill />}
      {isPlayer &&
        (isHydrated ? (
          <Suspense fallback={reservedForBell}>
            <Bell />
          </Suspense>
        ) : (
          reservedForBell
        ))}
      {isPlayer && <SettingsButton />}
    </header>
  );
}

function ReconnectingPill() {
  const isShown = useLostConnection(2000);
  return <span role="status">{isShown && <span className={styles.pill}>Reconnecting…</span>}</span>;
}
