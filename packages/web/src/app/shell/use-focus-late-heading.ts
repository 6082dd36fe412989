import { useEffect, useRef } from 'react';

/**
 * A screen that begins with a loading screen has no heading to focus when it is reached. Its heading is focused when
 * it comes, to be read out, unless the focus was moved meanwhile.
 */
export function useFocusLateHeading(screen: string): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (findHeading()) return;
    const focused = document.activeElement;
    const observer = new MutationObserver(() => {
      const heading = findHeading();
      if (!heading) return;
      observer.disconnect();
      if (document.activeElement === focused) heading.focus({ preventScroll: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [screen]);
}

const findHeading = () => document.querySelector<HTMLElement>('main h1');
