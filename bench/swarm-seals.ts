import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startServerProcess } from '../packages/server/src/testing/server-process.ts';
import { createTempDatabase } from '../tools/services/temp-database.ts';
import { createInBatches } from './create-in-batches.ts';
import { probeDisk } from './disk-probe.ts';
import { type Figure, formatLatencies, percentile } from './figure.ts';
import { LiveSwarm } from './live-swarm.ts';
import { ownCpu, readServerUsage } from './usage.ts';

const swarms = 500;
const people = 8;
const rounds = 3;
/**
 * From the first thought of a round to the next, as a table with a clock of fifteen seconds plays; everybody says a word
 * at some moment of its first half, and tables begin at different times. That is 200 words a second.
 */
const roundMs = 20_000;

/** 500 tables of eight at once on one process: everybody listens, seals a word within the time, and sees the reveal. */
export async function benchSwarmSeals(): Promise<Figure[]> {
  const database = createTempDatabase({});
  const server = await startServerProcess(database, { LOG_LEVEL: 'warn' });
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  try {
    const tables = await createInBatches(swarms, () => LiveSwarm.open(agent, server.url, people));
    const before = await readServerUsage(server.url);
    const ownBefore = ownCpu();
    const stopProbing = probeDisk();
    const played = await Promise.all(
      tables.map(async (table, index) => {
        await pause((roundMs * index) / swarms);
        for (let round = 1; round <= rounds; round += 1) await table.playRound(round, roundMs);
        return table.measured;
      }),
    );
    const after = await readServerUsage(server.url);
    const disk = await stopProbing();
    for (const table of tables) table.close();
    const seals = played.flatMap((one) => one.seals);
    const reveals = played.flatMap((one) => one.reveals);
    const onTime = reveals.filter((ms) => ms <= 0).length;
    const cpu = (1000 * (after.cpuSeconds - before.cpuSeconds)) / seals.length;
    const what = `${swarms} swarms of ${people}`;
    return [
      {
        what: `${what}, sealing a word, p50 / p99`,
        value: formatLatencies(seals),
        aim: 'p99 ≤ 100 ms',
      },
      {
        what: `${what}, screens that have the words before they turn over`,
        value: `${((100 * onTime) / reveals.length).toFixed(2)} %`,
        aim: '99 %',
      },
      {
        what: `${what}, words are there ahead of the reveal, 99 of 100`,
        value: `${Math.round(-percentile(reveals, 99))} ms`,
      },
      {
        what: `${what}, screens that had to ask for the words`,
        value: `${((100 * played.reduce((sum, { reads }) => sum + reads, 0)) / reveals.length).toFixed(2)} %`,
      },
      {
        what: 'the disk meanwhile, syncing one page, p50 / p99 / longest',
        value: `${formatLatencies(disk)} ${Math.round(Math.max(...disk))} ms`,
      },
      {
        what: `${what}, longest stall of the server`,
        value: `${Math.round(after.stallMs)} ms`,
      },
      {
        what: `${what}, CPU per word with its signals: server, players`,
        value: `${cpu.toFixed(1)} ${((1000 * (ownCpu() - ownBefore)) / seals.length).toFixed(1)} ms`,
      },
    ];
  } finally {
    agent.destroy();
    await server.end('SIGTERM');
    await database.remove();
  }
}
