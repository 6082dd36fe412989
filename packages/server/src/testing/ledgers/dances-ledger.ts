import type { Dance } from '@bee-jinx/contract';
import { expect } from 'vitest';
import { startDance, type TestDance, wordForNumber } from '../test-dance.ts';
import { callApi } from '../test-player.ts';
import { countNotifications } from './count-notifications.ts';
import type { Ledger } from './ledger.ts';

const seats = [0, 1] as const;
type Seat = (typeof seats)[number];

/** The last acknowledged state of both players, and the request in flight. */
interface Entry {
  dance: TestDance;
  told: [Dance?, Dance?];
  underWay?: { seat: Seat; roundNumber: number; word: string };
}

/** No word is lost, no round ends twice, and the other player is notified of each word once. */
export class DancesLedger implements Ledger {
  readonly writers = 12;
  readonly minAcknowledged = 80;
  acknowledged = 0;
  #number = 0;
  readonly #entries: Entry[] = [];

  async play(url: string, isKilled: () => boolean): Promise<void> {
    while (!isKilled()) {
      const dance = await startDance(url, { maxRounds: 20 });
      const entry: Entry = { dance, told: [] };
      this.#entries.push(entry);
      for (let roundNumber = 1; roundNumber <= 12; roundNumber += 1) {
        for (const seat of seats) await this.#say(entry, seat, roundNumber);
      }
    }
  }

  async #say(entry: Entry, seat: Seat, roundNumber: number): Promise<void> {
    this.#number += 1;
    const word = wordForNumber(this.#number);
    entry.underWay = { seat, roundNumber, word };
    const reply = await entry.dance.say(seat, roundNumber, word);
    expect(reply.status).toBe(200);
    delete entry.underWay;
    entry.told[seat] = reply.data.game;
    this.acknowledged += 1;
  }

  async check(url: string): Promise<number> {
    for (const entry of this.#entries) {
      for (const seat of seats) await checkSeat(url, entry, seat);
      await sayAgain(url, entry);
      expect(await countNotifications(url, entry.dance)).toMatchObject({ lost: 0, doubled: 0 });
    }
    return this.#entries.length;
  }
}

async function checkSeat(url: string, { dance, told }: Entry, seat: Seat): Promise<void> {
  const before = told[seat];
  if (!before) return;
  const { headers, player } = dance.players[seat];
  const input = { params: { gameId: dance.gameId }, query: {} };
  const { data } = await callApi(url, 'readDance', input, headers);
  const known = before.submissions.length;
  expect(data.game.submissions.slice(0, known)).toEqual(before.submissions);
  expect(data.game.version).toBeGreaterThanOrEqual(before.version);
  // A sealed word is still sealed, or its round has ended with it.
  const ended = data.game.submissions.filter(({ userId }) => userId === player.userId);
  const words = [...ended.map(({ word }) => word), data.game.word];
  if (before.word !== undefined) expect(words).toContain(before.word);
}

async function sayAgain(url: string, { dance, underWay }: Entry): Promise<void> {
  if (!underWay) return;
  const { seat, ...said } = underWay;
  const body = { gameId: dance.gameId, ...said };
  const again = await callApi(url, 'submitDanceWord', { body }, dance.players[seat].headers);
  expect(again.status).toBe(200);
}
