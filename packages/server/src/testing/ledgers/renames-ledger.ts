import { expect } from 'vitest';
import { callApi, newPlayer, type TestPlayer } from '../test-player.ts';
import type { Ledger } from './ledger.ts';

/** The last acknowledged name, and the request in flight. */
interface Entry {
  player: TestPlayer;
  saved: string;
  version: number;
  underWay?: string;
}

export class RenamesLedger implements Ledger {
  readonly writers = 8;
  readonly minAcknowledged = 100;
  acknowledged = 0;
  readonly #entries: Entry[] = [];

  async play(url: string, isKilled: () => boolean): Promise<void> {
    const player = await newPlayer(url);
    const entry: Entry = { player, saved: player.player.displayName, version: 1 };
    const writer = this.#entries.push(entry);
    for (let step = 0; !isKilled(); step += 1) {
      const displayName = `W${writer} S${step}`;
      entry.underWay = displayName;
      const { data, status } = await player.ask('changeMe', { body: { displayName } });
      expect(status).toBe(200);
      delete entry.underWay;
      Object.assign(entry, { saved: displayName, version: data.player.version });
      this.acknowledged += 1;
    }
  }

  async check(url: string): Promise<number> {
    for (const { player, saved, version, underWay } of this.#entries) {
      const { data } = await callApi(url, 'readSession', {}, player.headers);
      expect([saved, underWay]).toContain(data.player.displayName);
      expect(data.player.version).toBeGreaterThanOrEqual(version);
    }
    return this.#entries.length;
  }
}
