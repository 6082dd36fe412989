import type { Swarm } from '@bee-jinx/contract';
import { expect } from 'vitest';
import { wordForNumber } from '../test-dance.ts';
import { callApi } from '../test-player.ts';
import { startTestSwarm, type TestSwarm } from '../test-swarm.ts';
import type { Ledger } from './ledger.ts';

const people = 4;
const rounds = 10;

/** The last acknowledged state of every seat, and the request in flight. */
interface Entry {
  table: TestSwarm;
  told: Swarm[];
  underWay?: { seat: number; round: number; word: string };
}

/** No word is lost, and no round is turned over twice. */
export class SwarmsLedger implements Ledger {
  readonly writers = 6;
  readonly minAcknowledged = 60;
  acknowledged = 0;
  #number = 0;
  readonly #entries: Entry[] = [];

  async play(url: string, isKilled: () => boolean): Promise<void> {
    while (!isKilled()) {
      const entry: Entry = { table: await startTestSwarm(url, { rounds }, people), told: [] };
      this.#entries.push(entry);
      for (let round = 1; round < rounds; round += 1) {
        for (let seat = 0; seat < people; seat += 1) await this.#say(entry, seat, round);
      }
    }
  }

  async #say(entry: Entry, seat: number, round: number): Promise<void> {
    this.#number += 1;
    const word = wordForNumber(this.#number);
    entry.underWay = { seat, round, word };
    const { params } = entry.table;
    const body = { round, word };
    const reply = await entry.table.player(seat).ask('sayInSwarm', { params, body });
    expect(reply.status).toBe(200);
    delete entry.underWay;
    entry.told[seat] = reply.data.swarm;
    this.acknowledged += 1;
  }

  async check(url: string): Promise<number> {
    for (const { table, told, underWay } of this.#entries) {
      for (const [seat, before] of told.entries()) await checkSeat(url, table, seat, before);
      if (!underWay) continue;
      const { seat, ...body } = underWay;
      const { headers } = table.player(seat);
      const again = await callApi(url, 'sayInSwarm', { params: table.params, body }, headers);
      expect(again.status).toBe(200);
    }
    return this.#entries.length;
  }
}

async function checkSeat(url: string, table: TestSwarm, seat: number, before?: Swarm) {
  if (!before) return;
  const { params } = table;
  const { data } = await callApi(url, 'readSwarm', { params }, table.player(seat).headers);
  expect(data.swarm.rounds.slice(0, before.rounds.length)).toEqual(before.rounds);
  expect(data.swarm.version).toBeGreaterThanOrEqual(before.version);
  // A sealed word is still sealed, or was turned over.
  const out = data.swarm.rounds.flatMap(({ words }) => words.filter((said) => said.seat === seat));
  const words = [...out.map(({ word }) => word), data.swarm.word];
  if (before.word !== undefined) expect(words).toContain(before.word);
}
