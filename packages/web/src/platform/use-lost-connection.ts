import { useEffect, useState } from 'react';
import { connection } from './connection.ts';
import { useStore } from './store.ts';

/** Ignores short interruptions. */
export function useLostConnection(graceMs: number): boolean {
  const isLost = useStore(connection) === 'reconnecting';
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(setLasted, graceMs, true);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isLost, graceMs]);
  return hasLasted;
}
