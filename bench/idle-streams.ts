import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { newPlayer } from '../packages/server/src/testing/test-player.ts';
import { startGameServer } from '../tools/services/game-server.ts';
import { createInBatches } from './create-in-batches.ts';
import { type Figure, formatLatencies } from './figure.ts';
import { readServerUsage } from './usage.ts';

const perPlayer = 20;
const concurrency = 100;

export interface IdleStreamFigures {
  streams: number;
  kilobytesEach: number;
  /** Of replies to a change that is announced on twenty of them. */
  latencies: number[];
}

/** Long enough for a heartbeat on each stream, and for the garbage of opening them to be collected. */
const defaultSettleMs = 20_000;

export async function benchIdleStreams(): Promise<Figure[]> {
  const { streams, kilobytesEach, latencies } = await measureIdleStreams(10_000);
  return [
    { what: 'idle live streams', value: `${streams}` },
    { what: 'resident memory per stream', value: `${kilobytesEach.toFixed(1)} kB`, aim: '15 kB' },
    {
      what: 'reply to a change that is announced on twenty of them, p50 / p99',
      value: formatLatencies(latencies),
    },
  ];
}

/** Memory per idle live stream, and how fast a change is answered while they are open. */
export async function measureIdleStreams(
  streams: number,
  settleMs = defaultSettleMs,
): Promise<IdleStreamFigures> {
  const server = await startGameServer();
  const sockets: Socket[] = [];
  try {
    const players = await createInBatches(Math.ceil(streams / perPlayer), () =>
      newPlayer(server.url),
    );
    await pause(settleMs);
    const before = await readServerUsage(server.url);
    for (let opened = 0; opened < streams; opened += concurrency) {
      const count = Math.min(concurrency, streams - opened);
      const fresh = Array.from({ length: count }, (_, index) => {
        const player = players[Math.floor((opened + index) / perPlayer)];
        if (!player) throw new Error('There are too few players.');
        return openStream(server.url, player.headers);
      });
      sockets.push(...(await Promise.all(fresh)));
    }
    await pause(settleMs);
    const after = await readServerUsage(server.url);
    const latencies: number[] = [];
    for (const player of players.slice(0, 40)) {
      const began = performance.now();
      await player.ask('changeMe', { body: { displayName: 'Idle Streams' } });
      latencies.push(performance.now() - began);
    }
    const grown = after.memoryBytes - before.memoryBytes;
    return { streams: sockets.length, kilobytesEach: grown / streams / 1000, latencies };
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.stop();
  }
}

/** A raw socket, as an HTTP client would need more memory here than the server there. */
function openStream(url: string, headers: Record<string, string>): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
    socket.write(`GET /api/live HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.on('error', reject);
    socket.once('data', (bytes) => {
      if (bytes.toString('latin1').startsWith('HTTP/1.1 200')) resolve(socket);
      else reject(new Error(bytes.toString('latin1').slice(0, 200)));
      socket.resume();
    });
  });
}
