import { Agent } from 'node:http';
import { startServerProcess } from '../packages/server/src/testing/server-process.ts';
import type { TestDatabase } from '../packages/server/src/testing/test-database.ts';
import { sampleEvent } from '../packages/server/src/testing/test-events.ts';
import { newPlayer } from '../packages/server/src/testing/test-player.ts';
import { startRedis } from '../tools/services/redis.ts';
import { createTempDatabase } from '../tools/services/temp-database.ts';
import { createInBatches } from './create-in-batches.ts';
import { benchMillionEvents } from './events-million.ts';
import { benchEventStats } from './events-stats.ts';
import type { Figure } from './figure.ts';
import { onEachDatabase } from './on-each-database.ts';
import { sendRequest } from './send-request.ts';

const senders = 24;
const seconds = 6;

/** Events accepted over HTTP, flushed to the store, a million through the buffer, five million in the stats. */
export const benchEvents = (): Promise<Figure[]> =>
  onEachDatabase(async (first, postgres) => {
    const databaseUrl = postgres?.url;
    const redis = postgres && (await startRedis());
    const databases = [first];
    if (redis) databases.push(createTempDatabase({ databaseUrl, redisUrl: redis.url }));
    const fresh = createTempDatabase({ databaseUrl });
    try {
      const figures: Figure[] = [];
      for (const database of databases) figures.push(...(await overHttp(database)));
      figures.push(...(await benchMillionEvents(fresh)), ...(await benchEventStats(fresh)));
      return figures;
    } finally {
      redis?.stop();
      for (const database of [...databases, fresh]) await database.remove();
    }
  });

/** Closed loop of full batches; then the time until everything acknowledged is stored. */
async function overHttp(database: TestDatabase): Promise<Figure[]> {
  const name = database.redisUrl ? `${database.kind} and Redis` : database.kind;
  const server = await startServerProcess(database);
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  try {
    const players = await createInBatches(senders, () => newPlayer(server.url));
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
