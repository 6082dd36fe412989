import { refuse } from './refused.ts';
import { ok, refuseUnlessHost, type SwarmRuling } from './swarm-ruling.ts';
import { lapseSwarm, passFromAbsent, settle } from './swarm-settlement.ts';
import {
  isSeated,
  isSwarmFull,
  type Swarm,
  type SwarmJudge,
  type SwarmSeat,
  type SwarmSeatState,
} from './swarm-state.ts';

/** Who sits at the table of a swarm, and who runs it. */

/** Takes the next seat; a live swarm that is being played has them in from its next round on. */
export function sitDown(before: Swarm, judge: SwarmJudge, now: number): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  if (game.status === 'over') return refuse('game_over');
  if (isSwarmFull(game)) return refuse('swarm_full');
  const isLate = game.status === 'playing' && game.config.pace === 'live';
  const coming = game.rounds.length + 1;
  return ok({
    ...game,
    host: game.host ?? game.seats.length,
    seats: [...game.seats, newSeat(isLate ? coming + 1 : coming)],
    sealed: [...game.sealed, null],
    reactions: [...game.reactions, null],
  });
}

/** Who comes back sits in their old seat and plays on at once. */
export function comeBack(before: Swarm, seat: number, judge: SwarmJudge, now: number): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  const sitting = game.seats[seat];
  if (!sitting || sitting.isBee) return refuse('not_your_game');
  if (sitting.state === 'removed') return refuse('swarm_closed');
  if (sitting.state === 'in' || game.status === 'over') return ok(game);
  if (sitting.state === 'left' && isSwarmFull(game)) return refuse('swarm_full');
  return ok({ ...withSeat(game, seat, { state: 'in', missed: 0 }), host: game.host ?? seat });
}

/** What they have sealed stays in the round. */
export function leaveSwarm(
  before: Swarm,
  seat: number,
  judge: SwarmJudge,
  now: number,
): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  const sitting = game.seats[seat];
  if (!sitting) return refuse('not_your_game');
  if (game.status === 'over' || !isSeated(sitting)) return ok(game);
  return ok(goAway(game, seat, 'left', judge, now));
}

export function removeFromSwarm(
  before: Swarm,
  by: number,
  seat: number,
  judge: SwarmJudge,
  now: number,
): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  const sitting = game.seats[seat];
  const refused = refuseUnlessHost(game, by);
  if (refused) return refused;
  if (!sitting || sitting.isBee || seat === by) return refuse('not_yet');
  if (sitting.state === 'removed') return ok(game);
  return ok(goAway(game, seat, 'removed', judge, now));
}

/** The host lets somebody else run the table. */
export function passTable(
  before: Swarm,
  by: number,
  seat: number,
  judge: SwarmJudge,
  now: number,
): SwarmRuling {
  const game = lapseSwarm(before, judge, now);
  const sitting = game.seats[seat];
  if (game.status === 'over') return refuse('game_over');
  if (game.host === seat) return ok(game);
  if (game.host !== by) return refuse('not_host');
  if (!sitting || sitting.isBee || !isSeated(sitting)) return refuse('not_yet');
  return ok({ ...game, host: seat });
}

/** For a host who has vanished: the first of those named who still sits there takes over. */
export function replaceHost(game: Swarm, host: number, others: readonly number[]): Swarm {
  if (game.status === 'over' || game.host !== host) return game;
  const next = others.find((seat) => seat !== host && game.seats[seat]?.state === 'in');
  return next === undefined || game.seats[next]?.isBee ? game : { ...game, host: next };
}

function goAway(
  game: Swarm,
  seat: number,
  state: SwarmSeatState,
  judge: SwarmJudge,
  now: number,
): Swarm {
  return settle(passFromAbsent(withSeat(game, seat, { state })), judge, now);
}

export const newSeat = (fromRound: number, isBee = false): SwarmSeat => ({
  isBee,
  state: 'in',
  fromRound,
  missed: 0,
});

export function withSeat(game: Swarm, seat: number, change: Partial<SwarmSeat>): Swarm {
  const seats = game.seats.map((one, index) => (index === seat ? { ...one, ...change } : one));
  return { ...game, seats };
}
