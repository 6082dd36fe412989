import { useEffect, useEffectEvent } from 'react';

/** For what Escape closes without having the focus. Whoever handles the key calls preventDefault. */
export function useEscape(onEscape: () => void, isHeard = true): void {
  const listener = useEffectEvent((event: KeyboardEvent) => {
    if (!isHeard || event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
