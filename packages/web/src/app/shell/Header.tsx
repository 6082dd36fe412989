import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { usePlayer } from '../../api/player.ts';
import { connection } from '../live/connection.ts';
import { session } from '../session/session.ts';
import { useStore } from '../store.ts';
import styles from './Header.module.css';
import { isSplash, mainPlaces } from './places.ts';

export function Header() {
  const { pathname } = useLocation();
  const isPlayer = useStore(session).status === 'open';
  return (
    <header className={styles.header}>
      {/* The splash itself is the mark. */}
      {!isSplash(pathname) && (
        <Link to="/" className={styles.mark}>
          bee jinx
        </Link>
      )}
      <nav className={styles.nav} aria-label="Main">
        {mainPlaces.map(({ name, path }) => (
          <NavLink key={path} to={path}>
            {name}
          </NavLink>
        ))}
      </nav>
      {isPlayer && <ReconnectingPill />}
      {isPlayer && <Myself />}
    </header>
  );
}

function Myself() {
  const { displayName } = usePlayer();
  return (
    <Link to="/settings" className={styles.myself}>
      <span className={styles.initial} aria-hidden="true">
        {[...displayName][0]}
      </span>
      <span className={styles.name}>
        {displayName}
        <span className={styles.unseen}>, settings</span>
      </span>
    </Link>
  );
}

/** A blink of the network is nobody's business. */
const graceMs = 2000;

function ReconnectingPill() {
  const isLost = useStore(connection) === 'reconnecting';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(setShown, graceMs, true);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isLost]);
  return (
    <span role="status" className={styles.status}>
      {isShown && <span className={styles.pill}>Reconnecting…</span>}
    </span>
  );
}
