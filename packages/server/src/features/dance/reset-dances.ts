import type { CallReply } from '@bee-jinx/contract';
import { cancelDance } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { announceOrRefuse, attemptChange, readCurrentDance, saveStep } from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';
import { countOpenDances, openDanceIds } from './queries.ts';

const confirmationTtlMs = 60_000;
const batchSize = 200;

/**
 * For admins: ends every open game. The first call only counts them and returns a confirmation code, a signed cursor that
 * holds the time; the call that repeats the code ends them.
 */
export async function resetDances(
  deps: DanceDeps,
  { playerId }: Caller,
  confirm: string | undefined,
): Promise<CallReply<'resetDances'>> {
  const { db, clock, cursors } = deps;
  const purpose = `dance-reset:${playerId}`;
  if (confirm === undefined) {
    const openGames = await countOpenDances(db.read);
    return { done: false, openGames, confirm: cursors.write(purpose, clock.now()) };
  }
  if (clock.now() - cursors.read(purpose, confirm) > confirmationTtlMs) {
    throw new Refusal('code_expired');
  }
  let ended = 0;
  let last = '';
  for (;;) {
    const ids = await openDanceIds(db.read, last, batchSize);
    for (const gameId of ids) {
      const change = await attemptChange(deps, gameId, async (attempt) => {
        const current = await readCurrentDance(deps, attempt);
        return saveStep(deps, attempt, current, { ok: true, game: cancelDance(current.game) });
      });
      announceOrRefuse(deps, change);
      ended += 1;
    }
    last = ids.at(-1) ?? '';
    if (ids.length < batchSize) return { done: true, openGames: ended };
  }
}
