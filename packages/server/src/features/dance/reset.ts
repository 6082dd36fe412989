import type { CallReply } from '@bee-jinx/contract';
import { callOff } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { announce } from './announce.ts';
import { settleDance } from './change-dance.ts';
import type { DanceParts } from './parts.ts';
import { countOpenDances, openDanceIds } from './queries.ts';

const confirmWithin = 60_000;
const batch = 200;

/** Ends every open game. Asked once, it only says how many those are and hands out a code; asked with it, it acts. */
export async function reset(
  parts: DanceParts,
  { playerId }: Caller,
  confirm: string | undefined,
): Promise<CallReply<'resetDances'>> {
  const { db, clock, cursors } = parts;
  const purpose = `dance-reset:${playerId}`;
  if (confirm === undefined) {
    const openGames = await countOpenDances(db.read);
    return { done: false, openGames, confirm: cursors.write(purpose, clock.now()) };
  }
  if (clock.now() - cursors.read(purpose, confirm) > confirmWithin) {
    throw new Refusal('code_expired');
  }
  let ended = 0;
  let last = '';
  for (;;) {
    const ids = await openDanceIds(db.read, last, batch);
    for (const gameId of ids) {
      const change = await settleDance(parts, gameId, (game) => ({
        ok: true,
        game: callOff(game),
      }));
      announce(parts, change, change.inboxes);
      ended += 1;
    }
    last = ids.at(-1) ?? '';
    if (ids.length < batch) return { done: true, openGames: ended };
  }
}
