import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { kept } from '../../platform/kept.ts';
import { untilFetched } from '../../platform/until-fetched.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { isPanelShown, panelKey } from '../theme-panel/is-shown.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { isInvite, isSplash, screenAt } from './places.ts';
import { SessionGate } from './SessionGate.tsx';
import styles from './Shell.module.css';
import { TabBar } from './TabBar.tsx';

// Nobody needs them for the first picture.
const Overlays = lazy(async () => {
  await new Promise<void>(whenIdle);
  return untilFetched(() => import('./Overlays.tsx'));
});
const ThemePanel = lazy(() => import('../theme-panel/ThemePanel.tsx'));

/** What stands around every screen. */
export function Shell() {
  const { pathname, search } = useLocation();
  useFreshStart(screenAt(pathname, search));

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <SessionGate>
          <Outlet />
        </SessionGate>
      </main>
      {!isInvite(pathname) && <Footer />}
      {!isInvite(pathname) && !isSplash(pathname) && <TabBar />}
      <Suspense>
        <Overlays />
        {isPanelShown(search, kept.read(panelKey)) && <ThemePanel />}
      </Suspense>
    </div>
  );
}

/**
 * A new screen begins at its top, and its heading takes the focus: it is read out, and the Tab key
 * goes on from there. On the way back the browser itself knows where the reader was.
 */
function useFreshStart(screen: string): void {
  const shown = useRef(screen);
  const isWayBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (!isWayBack) scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [screen, isWayBack]);
}
