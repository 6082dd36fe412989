import { type Refused, refuse } from './refused.ts';
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

/** For steps that are the host's alone, in a swarm that isn't over. */
export function refuseUnlessHost(
  { status, host }: Swarm,
  by: number,
): Refused<'game_over' | 'not_host'> | undefined {
  if (status === 'over') return refuse('game_over');
  return host === by ? undefined : refuse('not_host');
}
