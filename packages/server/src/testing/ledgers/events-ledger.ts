import { expect } from 'vitest';
import { sampleEvent } from '../test-events.ts';
import { callApi, newPlayer, type TestPlayer } from '../test-player.ts';
import type { Ledger } from './ledger.ts';

/** Keys of acknowledged events by player. */
interface Entry {
  player: TestPlayer;
  keys: Set<string>;
}

export class EventsLedger implements Ledger {
  readonly writers = 4;
  readonly minAcknowledged = 1000;
  acknowledged = 0;
  #number = 0;
  readonly #entries: Entry[] = [];

  async play(url: string, isKilled: () => boolean): Promise<void> {
    const player = await newPlayer(url);
    const keys = new Set<string>();
    this.#entries.push({ player, keys });
    while (!isKilled()) {
      const events = Array.from({ length: 25 }, () => {
        this.#number += 1;
        return sampleEvent(`event ${this.#number}`);
      });
      const { status } = await player.ask('recordEvents', { body: { events } });
      expect(status).toBe(200);
      for (const { idempotencyKey } of events) keys.add(idempotencyKey);
      this.acknowledged += events.length;
    }
  }

  async check(url: string): Promise<number> {
    for (const { player, keys } of this.#entries) {
      // The export flushes the buffer first.
      const { data } = await callApi(url, 'exportMe', {}, player.headers);
      const stored = data.events.map(({ idempotencyKey }) => idempotencyKey);
      expect(new Set(stored).size).toBe(stored.length);
      expect([...keys.difference(new Set(stored))]).toEqual([]);
    }
    return this.#entries.length;
  }
}
