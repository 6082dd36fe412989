import { Agent } from 'node:http';
import { puzzleNumberOn, resolveToday } from '../../packages/game/src/index.ts';
import { DailyPlayer } from './players/daily-player.ts';
import { DancingPair } from './players/dancing-pair.ts';
import { EventSender } from './players/event-sender.ts';
import { HiveMember } from './players/hive-member.ts';
import type { Player } from './players/player.ts';

type Role = 'daily' | 'dance' | 'feed' | 'events';

/** Who acts next, over and over: four words to the bee, three looks at the feed, two rounds of a dance, a batch of events. */
const roleMix: Role[] = [
  'daily',
  'feed',
  'dance',
  'daily',
  'feed',
  'events',
  'daily',
  'dance',
  'daily',
  'feed',
];

/** Everybody who takes part, by what they do; whoever is asked to act is busy until they have. */
export class Crowd {
  readonly #agent: Agent;
  readonly #pools: Record<Role, Player[]>;
  readonly #pairs: DancingPair[];
  readonly #waiting: Record<Role, ((player: Player) => void)[]> = {
    daily: [],
    dance: [],
    feed: [],
    events: [],
  };
  #turns = 0;

  private constructor(agent: Agent, pools: Record<Role, Player[]>, pairs: DancingPair[]) {
    this.#agent = agent;
    this.#pools = pools;
    this.#pairs = pairs;
  }

  static async gather(url: string, each: number): Promise<Crowd> {
    const agent = new Agent({ keepAlive: true });
    const yesterday = puzzleNumberOn(resolveToday(undefined, Date.now())) - 1;
    const many = <One>(arrive: () => Promise<One>) => createInBatches(each, arrive);
    const pairs = await many(() => DancingPair.arrive(agent, url));
    const pools = {
      daily: await many(() => DailyPlayer.arrive(agent, url, yesterday)),
      dance: [...pairs],
      feed: await HiveMember.arrive(agent, url, each),
      events: await many(() => EventSender.arrive(agent, url)),
    };
    return new Crowd(agent, pools, pairs);
  }

  /** Somebody who is free, of the role whose turn it is; waits where all of them are busy. */
  next(): Promise<{ player: Player; role: Role }> {
    const role = roleMix[this.#turns % roleMix.length] ?? 'daily';
    this.#turns += 1;
    const player = this.#pools[role].shift();
    if (player) return Promise.resolve({ player, role });
    return new Promise((resolve) => {
      this.#waiting[role].push((free) => resolve({ player: free, role }));
    });
  }

  isFree(role: Role, player: Player): void {
    const next = this.#waiting[role].shift();
    if (next) next(player);
    else this.#pools[role].push(player);
  }

  leave(): void {
    for (const pair of this.#pairs) pair.leave();
    this.#agent.destroy();
  }
}

export async function createInBatches<One>(
  count: number,
  make: () => Promise<One>,
): Promise<One[]> {
  const all: One[] = [];
  while (all.length < count) {
    const some = Math.min(10, count - all.length);
    all.push(...(await Promise.all(Array.from({ length: some }, make))));
  }
  return all;
}
