import { displayNameFaultMessages, parseDisplayName } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { isProfane } from '../../platform/profanity.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { IdentityDeps } from './deps.ts';
import { renamePlayer } from './queries.ts';

export function validateName(typed: string): string {
  const ruling = parseDisplayName(typed);
  if (!ruling.ok) {
    const message = displayNameFaultMessages[ruling.fault];
    const code =
      ruling.fault === 'too_short' || ruling.fault === 'too_long'
        ? 'invalid_input'
        : 'text_refused';
    throw new Refusal(code, { message, details: { fields: { displayName: message } } });
  }
  if (isProfane(ruling.name)) {
    throw new Refusal('text_refused', { message: 'Let us find a kinder name.' });
  }
  return ruling.name;
}

export async function changeName({ db, live }: IdentityDeps, caller: Caller, typed: string) {
  const name = validateName(typed);
  const player = await db.transaction([`player:${caller.playerId}`], (sql) =>
    renamePlayer(sql, caller.playerId, name),
  );
  if (!player) throw new Refusal('not_signed_in');
  live.sendSignal([player.id], { topic: 'player', id: player.id, version: player.version });
  return player;
}
