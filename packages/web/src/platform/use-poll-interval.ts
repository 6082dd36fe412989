import { connection } from './connection.ts';
import { useStore } from './store.ts';

const pollIntervalMs = 3000;

/** How often to look again, in milliseconds, while no signal reaches us; not at all while they do. */
export function usePollInterval(): number | false {
  return useStore(connection) === 'online' ? false : pollIntervalMs;
}
