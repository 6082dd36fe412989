import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../packages/server/src/testing/server-process.ts';
import type { TestDatabase } from '../packages/server/src/testing/test-database.ts';
import { sampleEvent } from '../packages/server/src/testing/test-events.ts';
import { newPlayer } from '../packages/server/src/testing/test-player.ts';
import { startPostgres } from '../tools/services/postgres.ts';
import { startRedis } from '../tools/services/redis.ts';
import { benchMillionEvents } from './events-million.ts';
import { benchEventStats } from './events-stats.ts';
import type { Figure } from './figure.ts';
import { sendRequest } from './send-request.ts';

const senders = 24;
const seconds = 6;

/** What is counted: accepted over HTTP, flushed to the store, a million through the buffer, five in the stats. */
export async function benchEvents(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of ['sqlite', 'postgres'] as const) {
    const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined;
    const redis = kind === 'postgres' ? await startRedis() : undefined;
    const place = (redisUrl?: string): TestDatabase => ({
      kind,
      dataDir: mkdtempSync(join(tmpdir(), 'bee-jinx-bench-')),
      databaseUrl: postgres?.url,
      redisUrl,
      remove: async () => {},
    });
    const places = [place(), ...(redis ? [place(redis.url)] : [])];
    try {
      for (const one of places) figures.push(...(await overHttp(one)));
      const fresh = place();
      places.push(fresh);
      figures.push(...(await benchMillionEvents(fresh)), ...(await benchEventStats(fresh)));
    } finally {
      redis?.stop();
      postgres?.stop();
      for (const { dataDir } of places) rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return figures;
}

/** Browsers that send full batches as fast as they are acknowledged; then how long the rest waits. */
async function overHttp(place: TestDatabase): Promise<Figure[]> {
  const name = place.redisUrl ? `${place.kind} and Redis` : place.kind;
  const server = await startServerProcess(place);
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  try {
    const players = [];
    for (let made = 0; made < senders; made += 1) players.push(await newPlayer(server.url));
    const began = performance.now();
    let accepted = 0;
    let number = 0;
    await Promise.all(
      players.map(async ({ headers }) => {
        while (performance.now() - began < seconds * 1000) {
          const batch = Array.from({ length: 100 }, () => {
            number += 1;
            return sampleEvent(`bench ${number}`, { eventData: { round: 1, word: 'sand' } });
          });
          const body = { events: batch };
          const { status, text } = await sendRequest(
            agent,
            `${server.url}/api/events/batch`,
            headers,
            body,
          );
          if (status !== 200) throw new Error(text);
          accepted += (JSON.parse(text) as { data: { accepted: number } }).data.accepted;
        }
      }),
    );
    const sending = performance.now() - began;
    // An export waits until everything that was acknowledged is stored.
    await players[0]?.ask('exportMe', {});
    const storing = performance.now() - began;
    const perSecond = (ms: number) =>
      `${Math.round((accepted * 1000) / ms).toLocaleString('en')} /s`;
    return [
      { what: `${name}, events accepted over HTTP`, value: perSecond(sending) },
      { what: `${name}, the same until all are in the store`, value: perSecond(storing) },
    ];
  } finally {
    agent.destroy();
    await server.end('SIGTERM');
  }
}
