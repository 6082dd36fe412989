import { useEffect, useRef } from 'react';
import { usePlayer } from '../../domain/account/player.ts';
import { Outlet, useLocation } from '../../platform/router/router-context.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { NavLink } from '../../ui/link/Link.tsx';
import styles from './AdminLayout.module.css';
import { adminPages } from './admin-pages.ts';

/** The navigation around every admin page. */
export function Component() {
  const { pathname } = useLocation();
  const { isAdmin } = usePlayer();
  const row = useRef<HTMLUListElement>(null);

  // On a narrow screen the row is longer than the page.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>(`a[href="${pathname}"]`);
    if (current) row.current?.scrollTo({ left: current.offsetLeft - 48 });
  }, [pathname]);

  return (
    <div className={styles.desk} data-on-paper>
      <nav className={styles.nav} aria-label="Admin">
        <ul ref={row} className={styles.row}>
          {adminPages.map(({ path, name }) => (
            <li key={path}>
              <NavLink to={path} end className={styles.link ?? ''}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {!isAdmin && <AdminSessionExpired />}
      <Outlet />
    </div>
  );
}

/** An admin session ends after thirty minutes, often in the middle of work: the page stays in sight. */
function AdminSessionExpired() {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.expired} role="alert">
      <p>Your admin session has ended. Type the password again to go on.</p>
      <ButtonLink
        variant="outline"
        size="small"
        to={`/login?way=admin&from=${encodeURIComponent(pathname + search)}`}
      >
        Type the password
      </ButtonLink>
    </div>
  );
}
