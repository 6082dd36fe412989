import type { CallReply } from '@bee-jinx/contract';
import { cancelDance } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { announceOrRefuse, attemptChange, readStanding, saveStep } from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';
import { countOpenDances, openDanceIds } from './queries.ts';

const confirmationTtlMs = 60_000;
const batchSize = 200;

/** Ends every open game. Asked once, it only says how many those are and hands out a code; asked with it, it acts. */
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
        const standing = await readStanding(deps, attempt);
        return saveStep(deps, attempt, standing, { ok: true, game: cancelDance(standing.game) });
      });
      announceOrRefuse(deps, change);
      ended += 1;
    }
    last = ids.at(-1) ?? '';
    if (ids.length < batchSize) return { done: true, openGames: ended };
  }
}
