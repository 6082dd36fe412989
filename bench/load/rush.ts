import { Agent } from 'node:http';
import { puzzleNumberOn, resolveToday } from '../../packages/game/src/index.ts';
import { newPlayer } from '../../packages/server/src/testing/test-player.ts';
import { createInBatches } from '../create-in-batches.ts';
import { computeLatencyPercentiles, type LatencyPercentiles } from '../figure.ts';
import { sendRequest } from '../send-request.ts';
import { measureUsage, type Usage } from '../usage.ts';
import type { LoadTarget } from './load-target.ts';
import { runOnSchedule } from './loops.ts';
import { commonWord } from './players.ts';
import { actFromStatus, Tally, type TrafficStats } from './tally.ts';

export interface RushResult {
  players: number;
  seconds: number;
  /** Arrivals in the first second, which has the most. */
  peak: number;
  traffic: TrafficStats;
  /** From a player's arrival until the bee has answered their first word. */
  wholeVisit: LatencyPercentiles;
  /** The same, by tenth of the rush in which they arrived. */
  tenths: LatencyPercentiles[];
  usage: Usage;
}

/** When a player arrives, as a share of the rush: a third of all come in the first tenth. */
export const arrivalShare = (player: number, players: number): number => (player / players) ** 2;

/** Midnight: everybody opens the puzzle that nobody has opened yet, and says a first word. */
export async function runMidnightRush(
  target: LoadTarget,
  players: number,
  seconds: number,
): Promise<RushResult> {
  const all = await createInBatches(players, () => newPlayer(target.url));
  const agent = new Agent({ keepAlive: true });
  const puzzleNumber = puzzleNumberOn(resolveToday(undefined, Date.now()));
  const tally = new Tally();
  const visits: { arrival: number; ms: number }[] = [];

  const request = async (
    kind: string,
    since: number,
    path: string,
    index: number,
    body?: object,
  ) => {
    const headers = all[index]?.headers ?? {};
    const address = `${target.url}/api/jinx-daily/${path}`;
    const act = await sendRequest(agent, address, headers, body).then(
      ({ status }) => actFromStatus(kind, status),
      ({ message }: Error) => ({ kind, outcome: 'failed' as const, reason: message }),
    );
    tally.record(act, performance.now() - since);
  };
  const visit = async (index: number, due: number) => {
    await request('opening the puzzle', due, 'puzzle', index);
    const body = { puzzleNumber, round: 1, word: commonWord(index) };
    await request('the first word', performance.now(), 'submit', index, body);
    visits.push({ arrival: arrivalShare(index, players), ms: performance.now() - due });
  };

  const { result: traffic, usage } = await measureUsage(target, async () => {
    const begin = performance.now();
    const dueAt = (index: number) => begin + 1000 * seconds * arrivalShare(index, players);
    await runOnSchedule(players, { dueAt, start: visit });
    return tally.over((performance.now() - begin) / 1000);
  });
  agent.destroy();
  return {
    players,
    seconds,
    peak: all.filter((_, index) => arrivalShare(index, players) * seconds < 1).length,
    traffic,
    wholeVisit: computeLatencyPercentiles(visits.map(({ ms }) => ms)),
    tenths: Array.from({ length: 10 }, (_, tenth) =>
      computeLatencyPercentiles(
        visits.filter(({ arrival }) => Math.floor(arrival * 10) === tenth).map(({ ms }) => ms),
      ),
    ),
    usage,
  };
}
