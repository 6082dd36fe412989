import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '../../bench/send-request.ts';
import { puzzleNumberOn, resolveToday } from '../../packages/game/src/index.ts';
import type { TestPlayer } from '../../packages/server/src/testing/test-player.ts';
import { computeLatencyPercentiles, type LatencyPercentiles } from './latency-percentiles.ts';
import { commonWord } from './players/words.ts';
import { actFromStatus, Tally, type TrafficStats } from './tally.ts';

export interface RushResult {
  players: number;
  seconds: number;
  /** The most of them who came within one second. */
  peak: number;
  traffic: TrafficStats;
  /** From when a player meant to open the puzzle until the bee has answered their first word. */
  wholeVisit: LatencyPercentiles;
  /** The same for those who came in each tenth of the time. */
  tenths: LatencyPercentiles[];
}

/** When each of them comes, as a share of the time: most at the beginning, a third of them in the first tenth. */
export const arrivalShare = (player: number, players: number): number => (player / players) ** 2;

/** Midnight: everybody opens the puzzle that nobody has opened yet, and says a first word. */
export async function runMidnightRush(
  url: string,
  all: TestPlayer[],
  seconds: number,
): Promise<RushResult> {
  const players = all.length;
  const agent = new Agent({ keepAlive: true });
  const puzzleNumber = puzzleNumberOn(resolveToday(undefined, Date.now()));
  const tally = new Tally();
  const visits: { arrival: number; ms: number }[] = [];

  const timed = async (kind: string, since: number, path: string, index: number, body?: object) => {
    const headers = all[index]?.headers ?? {};
    const act = await sendRequest(agent, `${url}/api/jinx-daily/${path}`, headers, body).then(
      ({ status }) => actFromStatus(kind, status),
      ({ message }: Error) => ({ kind, outcome: 'failed' as const, reason: message }),
    );
    tally.record(act, performance.now() - since);
  };
  const visit = async (index: number, due: number) => {
    await timed('opening the puzzle', due, 'puzzle', index);
    const said = { puzzleNumber, round: 1, word: commonWord(index) };
    await timed('the first word', performance.now(), 'submit', index, said);
    visits.push({ arrival: arrivalShare(index, players), ms: performance.now() - due });
  };

  const begin = performance.now();
  const coming: Promise<void>[] = [];
  for (let index = 0; index < players; index += 1) {
    const due = begin + 1000 * seconds * arrivalShare(index, players);
    const early = due - performance.now();
    if (early > 0) await pause(early);
    coming.push(visit(index, due));
  }
  await Promise.all(coming);
  agent.destroy();
  return {
    players,
    seconds,
    peak: all.filter((_, index) => arrivalShare(index, players) * seconds < 1).length,
    traffic: tally.over((performance.now() - begin) / 1000),
    wholeVisit: computeLatencyPercentiles(visits.map(({ ms }) => ms)),
    tenths: Array.from({ length: 10 }, (_, tenth) =>
      computeLatencyPercentiles(
        visits.filter(({ arrival }) => Math.floor(arrival * 10) === tenth).map(({ ms }) => ms),
      ),
    ),
  };
}
