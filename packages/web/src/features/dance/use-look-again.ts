import { connection } from '../../platform/connection.ts';
import { useStore } from '../../platform/store.ts';

const withoutSignalsMs = 3000;
/** Nobody signals who comes and goes. */
const withSignalsMs = 15_000;

/** How often to look again, in milliseconds: more often while no signal reaches us. */
export function useLookAgain(): number {
  return useStore(connection) === 'online' ? withSignalsMs : withoutSignalsMs;
}
