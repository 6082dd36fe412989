import type { Refused } from './refused.ts';
import type { Swarm } from './swarm-state.ts';

export type SwarmRefusal =
  | 'game_over'
  | 'wrong_round'
  | 'already_submitted'
  | 'word_already_said'
  | 'not_yet'
  | 'not_your_game'
  | 'not_host'
  | 'swarm_full'
  | 'swarm_closed'
  | 'swarm_started'
  | 'too_few_minds';

export type SwarmRuling<Code extends string = SwarmRefusal> =
  | { ok: true; game: Swarm }
  | Refused<Code>;

export function ok(game: Swarm): { ok: true; game: Swarm } {
  return { ok: true, game };
}
