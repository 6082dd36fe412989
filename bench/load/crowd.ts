import { Agent } from 'node:http';
import { puzzleNumberOn, resolveToday } from '../../packages/game/src/index.ts';
import { createInBatches } from '../create-in-batches.ts';
import {
  createDailyPlayer,
  createDancingPair,
  createEventSender,
  createHiveMembers,
  type Player,
} from './players.ts';

type Role = 'daily' | 'dance' | 'feed' | 'events';

/** Of ten acts: four words to the bee, three looks at the feed, two rounds of a dance, a batch of events. */
const roleMix = 'daily feed dance daily feed events daily dance daily feed'.split(' ') as Role[];

/** All players by role. A player is busy until its act is done. */
export class Crowd {
  readonly #agent: Agent;
  readonly #all: Player[];
  readonly #free: Record<Role, Player[]>;
  readonly #waiting: Record<Role, ((player: Player) => void)[]> = {
    daily: [],
    dance: [],
    feed: [],
    events: [],
  };
  #turns = 0;

  private constructor(agent: Agent, players: Record<Role, Player[]>) {
    this.#agent = agent;
    this.#free = players;
    this.#all = Object.values(players).flat();
  }

  static async gather(url: string, each: number): Promise<Crowd> {
    const agent = new Agent({ keepAlive: true });
    const yesterday = puzzleNumberOn(resolveToday(undefined, Date.now())) - 1;
    return new Crowd(agent, {
      dance: await createInBatches(each, () => createDancingPair(agent, url)),
      daily: await createInBatches(each, () => createDailyPlayer(agent, url, yesterday)),
      feed: await createHiveMembers(agent, url, each),
      events: await createInBatches(each, () => createEventSender(agent, url)),
    });
  }

  /** A free player of the role whose turn it is; waits while all of them are busy. */
  next(): Promise<{ player: Player; role: Role }> {
    const role = roleMix[this.#turns % roleMix.length] ?? 'daily';
    this.#turns += 1;
    const player = this.#free[role].shift();
    if (player) return Promise.resolve({ player, role });
    return new Promise((resolve) => {
      this.#waiting[role].push((free) => resolve({ player: free, role }));
    });
  }

  release(role: Role, player: Player): void {
    const next = this.#waiting[role].shift();
    if (next) next(player);
    else this.#free[role].push(player);
  }

  leave(): void {
    for (const player of this.#all) player.leave?.();
    this.#agent.destroy();
  }
}
