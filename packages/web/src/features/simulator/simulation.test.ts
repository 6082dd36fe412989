import type { Dance } from '@bee-jinx/contract/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import type { Role, Seat } from './seat.ts';
import { createSimulation, sessionEndedMessage } from './simulation.ts';

const seats: [Seat, Seat] = [
  { player: { userId: 'one', displayName: 'Seat one' }, token: 'a' },
  { player: { userId: 'two', displayName: 'Seat two' }, token: 'b' },
];

const game = (changes: Partial<Dance> = {}): Dance => ({
  gameId: 'g1',
  id: 'g1',
  gameType: '2-player',
  status: 'invited',
  roundNumber: 1,
  currentRound: 1,
  version: 1,
  players: [],
  isInviter: false,
  myTurn: true,
  submissions: [],
  rounds: [],
  thatCounts: { mine: false, theirs: false, open: false },
  gameConfig: { maxRounds: 5, pace: 'relaxed' },
  maxRounds: 5,
  isRematch: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});

function simulate(roles: [Role, Role], answers: (Dance | Promise<Dance> | Error)[]) {
  const calls: string[] = [];
  const answer = async (seat: Seat, _role: Role, name: string) => {
    calls.push(`${seat.player.userId} ${name}`);
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return { game: await next };
  };
  const simulation = createSimulation(seats, roles, {
    callAs: answer as never,
    listenAs: () => () => {},
  });
  return { calls, simulation };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const invited = [game({ isInviter: true, myTurn: false }), game()];

test('a bot accepts the invite after its delay', async () => {
  const { calls, simulation } = simulate(['you', 'normal'], [...invited, game({ version: 2 })]);
  await simulation.begin();
  expect(calls).toEqual(['one inviteToDance', 'two readDance']);
  await vi.advanceTimersByTimeAsync(1999);
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls[2]).toBe('two respondToInvite');
  simulation.stop();
});

test('a bot that copies your word is ready before you have said it', async () => {
  const { calls, simulation } = simulate(['you', 'jinx'], [...invited, game({ version: 2 })]);
  await simulation.begin();
  await vi.advanceTimersByTimeAsync(1500);
  expect(calls[2]).toBe('two respondToInvite');
  simulation.stop();
});

test('a bot that is acting does nothing twice', async () => {
  const slow = new Promise<Dance>((resolve) => setTimeout(() => resolve(game()), 5000));
  const { calls, simulation } = simulate(['you', 'jinx'], [...invited, slow, game(), game()]);
  await simulation.begin();
  await vi.advanceTimersByTimeAsync(1500);
  simulation.play(0, 'you');
  await vi.advanceTimersByTimeAsync(3000);
  expect(calls.filter((call) => call === 'two respondToInvite')).toHaveLength(1);
  simulation.stop();
});

test('a seat that you play does nothing by itself', async () => {
  const { calls, simulation } = simulate(['you', 'you'], [...invited]);
  await simulation.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(2);
  simulation.stop();
});

test('a bot whose call failed logs it and retries', async () => {
  const failure = new CallError('unexpected', { status: 500, message: 'Simulated server error' });
  const { calls, simulation } = simulate(['you', 'normal'], [...invited, failure, failure]);
  await simulation.begin();
  await vi.advanceTimersByTimeAsync(2000);
  expect(simulation.get()[1].fault).toBe('Simulated server error');
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls.slice(2)).toEqual(['two respondToInvite', 'two respondToInvite']);
  simulation.stop();
});

test('a fast bot does not hammer an unreachable server', async () => {
  const away = () => new CallError('offline');
  const { calls, simulation } = simulate(['you', 'fast'], [...invited, away(), away(), away()]);
  await simulation.begin();
  await vi.advanceTimersByTimeAsync(1999);
  expect(calls.slice(2)).toEqual(['two respondToInvite']);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.slice(2)).toHaveLength(2);
  simulation.stop();
});

test.each([
  ['answered', game({ version: 2, status: 'active', currentRound: 1 })],
  ['refused', new CallError('not_signed_in', { status: 401 })],
])('a call that is %s after the end has no effect', async (_how, answer) => {
  const slow = new Promise<Dance>((resolve, reject) => {
    setTimeout(() => (answer instanceof Error ? reject(answer) : resolve(answer)), 3000);
  });
  const { calls, simulation } = simulate(['you', 'normal'], [...invited, slow]);
  await simulation.begin();
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls).toHaveLength(3);
  simulation.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(3);
});

test('a simulation that listens again continues', async () => {
  const { calls, simulation } = simulate(['you', 'normal'], [...invited, game({ version: 2 })]);
  simulation.listen();
  simulation.stop();
  simulation.listen();
  await simulation.begin();
  await vi.advanceTimersByTimeAsync(2000);
  expect(calls[2]).toBe('two respondToInvite');
  simulation.stop();
});

test('an older reply never replaces a newer one', async () => {
  const { simulation } = simulate(
    ['you', 'you'],
    [
      game({ isInviter: true, version: 5, status: 'active' }),
      game({ version: 5, status: 'active' }),
      game({ version: 4, status: 'active' }),
    ],
  );
  await simulation.begin();
  await simulation.say(0, 'moon');
  expect(simulation.get()[0].game?.version).toBe(5);
  simulation.stop();
});

test('a dance in progress is ended before a new one', async () => {
  const exists = new CallError('game_exists', { status: 409, details: { gameId: 'g0' } });
  const { calls, simulation } = simulate(['you', 'you'], [exists, game(), ...invited]);
  await simulation.begin();
  expect(calls).toEqual([
    'one inviteToDance',
    'one abandonDance',
    'one inviteToDance',
    'two readDance',
  ]);
  simulation.stop();
});

test('a seat whose session has ended sends nothing more, and says so', async () => {
  const ended = new CallError('not_signed_in', { status: 401 });
  const { calls, simulation } = simulate(['you', 'normal'], [...invited, ended, ended, ended]);
  await simulation.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['one inviteToDance', 'two readDance', 'two respondToInvite']);
  expect(simulation.get()[1].fault).toBe(sessionEndedMessage);
});
