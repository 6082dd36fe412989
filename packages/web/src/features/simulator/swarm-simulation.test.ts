import type { Swarm } from '@bee-jinx/contract/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import { sampleSwarm } from '../../domain/swarm/sample-swarm.ts';
import type { Seat } from './seat.ts';
import { createSwarmSimulation } from './swarm-simulation.ts';

const seats: Seat[] = ['one', 'two'].map((userId) => ({
  player: { userId, displayName: `Seat ${userId}` },
  token: userId,
}));

/** I am the host; the bots have the seats after mine. */
const table = (change: Partial<Swarm> = {}, sealed: readonly number[] = []): Swarm => {
  const swarm = sampleSwarm(3);
  return {
    ...swarm,
    ...change,
    seats: swarm.seats.map((seat) => ({
      ...seat,
      userId: ['me', 'one', 'two'][seat.seat],
      hasSealed: sealed.includes(seat.seat),
    })),
  };
};

function simulate(answer: (sealed: readonly number[]) => Swarm) {
  const calls: string[] = [];
  const sealed: number[] = [];
  let signal = (_version: number) => {};
  const simulation = createSwarmSimulation('HMXR', seats, {
    callAs: (async (
      seat: Seat,
      role: string,
      name: string,
      { body }: { body?: { word?: string } },
    ) => {
      const call = [seat.player.userId, name, body?.word].filter(Boolean).join(' ');
      calls.push(call);
      if (role === 'error') throw new CallError('unexpected', { message: 'Simulated error' });
      if (body?.word) sealed.push(seat === seats[0] ? 1 : 2);
      return { swarm: answer(sealed) };
    }) as never,
    listenAs: (_seat, handlers) => {
      signal = (version) => handlers.signal({ topic: 'swarm', id: 'HMXR', version });
      return () => {};
    },
  });
  return { calls, simulation, signal: (version: number) => signal(version) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('bots sit down one after another, and each says a word of its own once it is awaited', async () => {
  let version = 1;
  const { calls, simulation, signal } = simulate((sealed) =>
    table({ version, status: version === 1 ? 'gathering' : 'playing' }, sealed),
  );
  simulation.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['one joinSwarm', 'two joinSwarm']);
  version = 2;
  signal(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(calls.slice(2)).toEqual(['one readSwarm']);
  await vi.advanceTimersByTimeAsync(2);
  const said = calls.slice(3).map((call) => call.split(' '));
  expect(said.map(([who, what]) => `${who} ${what}`)).toEqual(['one sayInSwarm', 'two sayInSwarm']);
  expect(said[0]?.[2]).not.toBe(said[1]?.[2]);
  simulation.stop();
});

test('a bot whose word is sealed says nothing more', async () => {
  const { calls, simulation } = simulate((sealed) => table({ version: 2 }, [1, ...sealed]));
  simulation.start();
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls.filter((call) => call.includes('sayInSwarm'))).toEqual([
    expect.stringContaining('two'),
  ]);
  simulation.stop();
});

test('a bot whose calls fail shows it and tries again, and an older table is ignored', async () => {
  let version = 5;
  const { calls, simulation, signal } = simulate(() => table({ version }, [2]));
  simulation.play('one', 'error');
  simulation.start();
  await vi.advanceTimersByTimeAsync(2000);
  expect(simulation.get().bots[0]?.fault).toBe('Simulated error');
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls.filter((call) => call.startsWith('one sayInSwarm'))).toHaveLength(2);
  version = 4;
  signal(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(simulation.get().swarm?.version).toBe(5);
  simulation.stop();
});

test('after the end nothing is said', async () => {
  const { calls, simulation } = simulate(() => table());
  simulation.start();
  await vi.advanceTimersByTimeAsync(100);
  simulation.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['one joinSwarm', 'two joinSwarm']);
});
