import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False while the server paints and the browser takes over; for what is left out of a painted page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
