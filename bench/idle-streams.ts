import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { newPlayer, type TestPlayer } from '../packages/server/src/testing/test-player.ts';
import { startGameServer } from '../tools/services/game-server.ts';
import { type Figure, percentile } from './figure.ts';

const perPlayer = 20;
const concurrency = 100;

export interface IdleStreamFigures {
  streams: number;
  kilobytesEach: number;
  /** Of a change that is told to twenty of them, in milliseconds. */
  told: number[];
}

/** Long enough for a heartbeat to everybody, and for what the opening left behind to be collected. */
const defaultSettleMs = 20_000;

export async function benchIdleStreams(): Promise<Figure[]> {
  const { streams, kilobytesEach, told } = await measureIdleStreams(10_000);
  const [p50, p99] = [percentile(told, 50), percentile(told, 99)];
  return [
    { what: 'idle live streams', value: `${streams}` },
    { what: 'resident memory per stream', value: `${kilobytesEach.toFixed(1)} kB`, aim: '15 kB' },
    {
      what: 'a change told to twenty of them, p50 / p99',
      value: `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`,
    },
  ];
}

/** Streams that nobody says anything on: what each one weighs, and how fast a signal goes out among them. */
export async function measureIdleStreams(
  streams: number,
  settleMs = defaultSettleMs,
): Promise<IdleStreamFigures> {
  const server = await startGameServer();
  const sockets: Socket[] = [];
  try {
    const players: TestPlayer[] = [];
    while (players.length * perPlayer < streams) {
      players.push(...(await Promise.all(Array.from({ length: 10 }, () => newPlayer(server.url)))));
    }
    await pause(settleMs);
    const before = await readServerMemory(server.url);
    for (let opened = 0; opened < streams; opened += concurrency) {
      const fresh = Array.from({ length: concurrency }, (_, index) => {
        const player = players[Math.floor((opened + index) / perPlayer)];
        if (!player) throw new Error('There are too few players.');
        return openStream(server.url, player.headers);
      });
      sockets.push(...(await Promise.all(fresh)));
    }
    await pause(settleMs);
    const after = await readServerMemory(server.url);
    const told: number[] = [];
    for (const player of players.slice(0, 40)) {
      const began = performance.now();
      await player.ask('changeMe', { body: { displayName: 'Idle Streams' } });
      told.push(performance.now() - began);
    }
    return { streams: sockets.length, kilobytesEach: (after - before) / streams / 1000, told };
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.stop();
  }
}

/** A bare socket: a client of Node's own would weigh more here than the server does there. */
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

async function readServerMemory(url: string): Promise<number> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return Number(text.match(/^process_resident_memory_bytes (\d+)/m)?.[1]);
}
