import { connection } from './connection.ts';
import { useStore } from './store.ts';

const withoutSignalsMs = 3000;

/** How often to look again, in milliseconds, while no signal reaches us; not at all while they do. */
export function useLookAgain(): number | false {
  return useStore(connection) === 'online' ? false : withoutSignalsMs;
}
