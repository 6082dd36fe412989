import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { puzzleNumberOn, resolveToday } from '../../packages/game/src/index.ts';
import { newPlayer, type TestPlayer } from '../../packages/server/src/testing/test-player.ts';

/** Ways in which a client misbehaves. */
const habits = {
  /** Sends a word and disconnects before the answer. */
  vanish: (socket: Socket, player: TestPlayer, puzzleNumber: number) => {
    socket.write(firstWord(player, puzzleNumber));
    socket.destroySoon();
  },
  /** Announces a body and never sends all of it. */
  stallSending: (socket: Socket, player: TestPlayer) => {
    const text = requestText('POST', '/api/events/batch', player, { events: [] });
    socket.write(text.slice(0, -4));
  },
  /** Opens a live stream and doesn't read it. */
  stallReading: (socket: Socket, player: TestPlayer) => {
    socket.write(requestText('GET', '/api/live', player));
    socket.pause();
  },
  /** Opens a live stream, and disconnects after the first data. */
  reconnect: (socket: Socket, player: TestPlayer) => {
    socket.write(requestText('GET', '/api/live', player));
    socket.once('data', () => socket.destroy());
  },
};

const keepOpenMs = 90_000;

/** Starts so many clients a second until the returned function is called, which gives their number. */
export async function startMisbehavingClients(
  url: string,
  perSecond: number,
): Promise<() => number> {
  const players = await Promise.all(Array.from({ length: 40 }, () => newPlayer(url)));
  const { hostname, port } = new URL(url);
  const today = puzzleNumberOn(resolveToday(undefined, Date.now()));
  await requireAnswer(connect(Number(port), hostname), firstWord(await newPlayer(url), today));
  const open = new Set<Socket>();
  let sent = 0;
  const timer = setInterval(() => {
    const habit = Object.values(habits)[sent % Object.keys(habits).length];
    const player = players[sent % players.length];
    // Each time round an earlier puzzle, as a word that is sent again changes nothing.
    const puzzleNumber = today - (Math.floor(sent / players.length) % today);
    sent += 1;
    const socket = connect(Number(port), hostname);
    open.add(socket);
    const limit = setTimeout(() => socket.destroy(), keepOpenMs);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(limit);
      open.delete(socket);
    });
    socket.on('connect', () => player && habit?.(socket, player, puzzleNumber));
  }, 1000 / perSecond);
  return () => {
    clearInterval(timer);
    for (const socket of open) socket.destroy();
    return sent;
  };
}

/** A word that no puzzle begins with, so that none refuses it. */
const firstWord = (player: TestPlayer, puzzleNumber: number) =>
  requestText('POST', '/api/jinx-daily/submit', player, { puzzleNumber, round: 1, word: 'hornet' });

/** Nobody reads the answers of those who vanish, so one is read here: a word that is refused would be no load. */
async function requireAnswer(socket: Socket, text: string): Promise<void> {
  socket.write(text);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  const [statusLine = ''] = String(answer).split('\r\n');
  if (!statusLine.startsWith('HTTP/1.1 200')) throw new Error(`A word got ${statusLine}.`);
}

function requestText(method: string, path: string, player: TestPlayer, body?: object): string {
  const content = body ? JSON.stringify(body) : '';
  const headers = {
    host: 'localhost',
    ...player.headers,
    ...(body && { 'content-type': 'application/json', 'content-length': `${content.length}` }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${content}`;
}
