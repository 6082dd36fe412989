import { connection } from './connection.ts';
import { useStore } from './store.ts';

/** `ConnectionLostNotice` states this interval in words. */
const pollIntervalMs = 3000;

/** The polling interval while no signals arrive; false while they do. */
export function usePollInterval(): number | false {
  return useStore(connection) === 'online' ? false : pollIntervalMs;
}
