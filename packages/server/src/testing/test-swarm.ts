import type { Swarm, SwarmSettings } from '@bee-jinx/contract';
import { wordForNumber } from './test-dance.ts';
import { mustCall, newPlayers, type TestPlayer } from './test-player.ts';

/** Players around one table; the first is its host. */
export interface TestSwarm {
  code: string;
  swarmId: string;
  params: { swarm: string };
  players: readonly TestPlayer[];
  player(seat: number): TestPlayer;
  say(seat: number, round: number, word: string): ReturnType<TestPlayer['ask']>;
  read(seat?: number): Promise<Swarm>;
  start(): Promise<Swarm>;
  /** All say different words. */
  miss(round: number): Promise<void>;
  /** All say the same word. */
  jinx(round: number, word?: string): Promise<void>;
}

/** A room with these players in it, not begun. */
export async function gatherTestSwarm(
  url: string,
  settings: Partial<SwarmSettings> = {},
  who: number | readonly TestPlayer[] = 3,
): Promise<TestSwarm> {
  const players = typeof who === 'number' ? await newPlayers(url, who) : who;
  const [host, ...guests] = players;
  if (!host) throw new Error('A table needs a host.');
  const body = { settings: { wordSeconds: null, ...settings } };
  const { swarm } = await mustCall(host, 'createSwarm', { body });
  const params = { swarm: swarm.code };
  for (const guest of guests) await mustCall(guest, 'joinSwarm', { params });
  return testSwarmOf(swarm, players);
}

export async function startTestSwarm(
  ...[url, settings, who]: Parameters<typeof gatherTestSwarm>
): Promise<TestSwarm> {
  const swarm = await gatherTestSwarm(url, settings, who);
  await swarm.start();
  return swarm;
}

export function testSwarmOf(
  { code, swarmId }: Pick<Swarm, 'code' | 'swarmId'>,
  players: readonly TestPlayer[],
): TestSwarm {
  const params = { swarm: swarmId };
  const player = (seat: number) => players[seat] as TestPlayer;
  const allSay = async (round: number, wordOf: (seat: number) => string) => {
    for (const seat of players.keys()) {
      await mustCall(player(seat), 'sayInSwarm', { params, body: { round, word: wordOf(seat) } });
    }
  };
  return {
    code,
    swarmId,
    params,
    players,
    player,
    say: (seat, round, word) => player(seat).ask('sayInSwarm', { params, body: { round, word } }),
    read: async (seat = 0) => (await mustCall(player(seat), 'readSwarm', { params })).swarm,
    start: async () => (await mustCall(player(0), 'startSwarm', { params })).swarm,
    miss: (round) => allSay(round, (seat) => wordForNumber(100 * round + seat)),
    jinx: (round, word = 'honeymoon') => allSay(round, () => word),
  };
}
