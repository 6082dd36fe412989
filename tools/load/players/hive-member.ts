import type { Agent } from 'node:http';
import { sendRequest } from '../../../bench/send-request.ts';
import { createTestHive, type TestHive } from '../../../packages/server/src/testing/test-hive.ts';
import { newPlayer, type TestPlayer } from '../../../packages/server/src/testing/test-player.ts';
import { type Act, actFromStatus } from '../tally.ts';
import type { Player } from './player.ts';

const readsPerPost = 20;
const perHive = 25;

/** Reads the feed of all hives, and says something now and then. */
export class HiveMember implements Player {
  readonly #agent: Agent;
  readonly #address: string;
  readonly #headers: Record<string, string>;
  readonly #groupId: string;
  #acts: number;

  private constructor(
    agent: Agent,
    url: string,
    member: TestPlayer,
    groupId: string,
    acts: number,
  ) {
    this.#agent = agent;
    this.#address = `${url}/api/buzz`;
    this.#headers = member.headers;
    this.#groupId = groupId;
    this.#acts = acts;
  }

  static async arrive(agent: Agent, url: string, count: number): Promise<HiveMember[]> {
    const members: HiveMember[] = [];
    let hive: TestHive | undefined;
    while (members.length < count) {
      hive = members.length % perHive === 0 || !hive ? await createTestHive(url) : hive;
      const player = await hive.join(await newPlayer(url));
      // Their posts come one by one, not all at the same moment.
      members.push(new HiveMember(agent, url, player, hive.groupId, members.length));
    }
    return members;
  }

  async act(): Promise<Act> {
    this.#acts += 1;
    if (this.#acts % readsPerPost !== 0) {
      const { status } = await sendRequest(this.#agent, this.#address, this.#headers);
      return actFromStatus('a look at the feed', status);
    }
    const post = { groupId: this.#groupId, text: `Good morning ${this.#acts}` };
    const { status } = await sendRequest(this.#agent, this.#address, this.#headers, post);
    return actFromStatus('a post', status);
  }

  startOver(): void {}
}
