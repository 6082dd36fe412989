import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { openFeedback } from '../../domain/feedback/open-feedback.ts';
import { useHydrated } from '../../platform/painted/use-hydrated.ts';
import { retryImport } from '../../platform/retry-import.ts';
import { useLocation, useNavigationType } from '../../platform/router/router-context.tsx';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { useStore } from '../../platform/store.ts';
import { today } from '../../platform/today.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { suspension } from '../session/suspension.ts';
import { isThemePanelShown, themePanelKey } from '../theme-panel/theme-panel-visibility.ts';
import { Header } from './Header.tsx';
import { isInvite, isSplash, screenKeyOf, skipToContent } from './navigation.ts';
import { SessionGate } from './SessionGate.tsx';
import styles from './Shell.module.css';
import { TabBar } from './TabBar.tsx';

// The first paint doesn't need them.
const Overlays = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return retryImport(() => import('./Overlays.tsx'));
});
const SuspendedScreen = lazy(() =>
  retryImport(() => import('../../features/settings/suspended/SuspendedScreen.tsx')),
);
const ThemePanel = lazy(() => retryImport(() => import('../theme-panel/ThemePanel.tsx')));

export function Shell({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isSuspended = useStore(suspension) !== undefined;
  useResetScrollAndFocus(screenKeyOf(pathname, search));

  return (
    <div className={styles.shell}>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it is followed as the link that it is. */}
      <a className={styles.skip} href="#main" onClick={skipToContent}>
        Skip to the content
      </a>
      {!isSuspended && <Header />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {isSuspended ? (
          <Suspense fallback={<LoadingScreen />}>
            <SuspendedScreen />
          </Suspense>
        ) : (
          <SessionGate>{children}</SessionGate>
        )}
      </main>
      {!isSuspended && !isInvite(pathname) && <Footer />}
      {!isSuspended && !isInvite(pathname) && !isSplash(pathname) && <TabBar />}
      {useHydrated() && (
        <Suspense>
          <Overlays />
          {isThemePanelShown(search, safeLocalStorage.read(themePanelKey)) && <ThemePanel />}
        </Suspense>
      )}
    </div>
  );
}

/**
 * Scrolls a new screen to its top and focuses its heading, so that it is read out. On the way back the browser
 * restores the position.
 */
function useResetScrollAndFocus(screen: string): void {
  const shown = useRef(screen);
  const isWayBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (!isWayBack) scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [screen, isWayBack]);
}

function Footer() {
  return (
    <footer className={styles.footer}>
      <button type="button" className={styles.tell} aria-haspopup="dialog" onClick={openFeedback}>
        Feedback
      </button>
      {/* In the night of the year the server has another one. */}
      <span suppressHydrationWarning>© {today().slice(0, 4)}</span>
    </footer>
  );
}
