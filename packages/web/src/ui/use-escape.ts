import { useEffect, useEffectEvent } from 'react';

/** For what Escape closes without having the focus. Whoever handles the key says so by preventDefault. */
export function useEscape(onEscape: () => void): void {
  const listener = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
