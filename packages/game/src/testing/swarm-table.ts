import { gatherSwarm, sayInSwarm, startSwarm } from '../swarm.ts';
import type { SwarmRuling } from '../swarm-ruling.ts';
import { sitDown } from '../swarm-seats.ts';
import { type Swarm, type SwarmConfig, type SwarmJudge, usualSwarmConfig } from '../swarm-state.ts';

/** A judge for tests: a plural is the same word, and everything is equally warm. */
export const judge: SwarmJudge = {
  sameLemma: (a, b) => a.replace(/s$/, '') === b.replace(/s$/, ''),
  warmth: () => 50,
  beeWord: (_pair, used) => `bee${used.length}`,
};

export function gather(people: number, config: Partial<SwarmConfig> = {}): Swarm {
  let game = gatherSwarm({ ...usualSwarmConfig, ...config }, 0);
  for (let seat = 1; seat < people; seat += 1) game = must(sitDown(game, judge, 0));
  return game;
}

export const begin = (people: number, config: Partial<SwarmConfig> = {}): Swarm =>
  must(startSwarm(gather(people, config), 0, ['sun', 'moon'], judge, 0));

export function must(ruling: SwarmRuling): Swarm {
  if (!ruling.ok) throw new Error(ruling.refusal);
  return ruling.game;
}

/** The word for the coming round. */
export const say = (game: Swarm, seat: number, word: string, now = 10): Swarm =>
  must(sayInSwarm(game, seat, { round: game.rounds.length + 1, word }, judge, now));

/** A round in which the seats from 0 on say these words. */
export const playRound = (game: Swarm, words: readonly string[], now = 10): Swarm =>
  words.reduce((before, word, seat) => say(before, seat, word, now), game);

export const refused = (refusal: string) => ({ ok: false, refusal });
