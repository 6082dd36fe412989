import { expect, test, vi } from 'vitest';
import { attemptAct } from './loops.ts';
import { type Act, Tally } from './tally.ts';

const crowdOf = (act: () => Promise<Act>) => {
  const player = { act, startOver: vi.fn() };
  return { player, next: async () => ({ player, role: 'daily' as const }), release: vi.fn() };
};
const isDone = async (): Promise<Act> => ({ kind: 'a word', outcome: 'done' });

test('latency counts from when an act was due, with the time before it began', async () => {
  const tally = new Tally();
  await attemptAct(crowdOf(isDone), tally, performance.now() - 500);
  expect(tally.over(1).spread.p50).toBeGreaterThanOrEqual(500);
});

test('a player who was answered is released', async () => {
  const crowd = crowdOf(isDone);
  await attemptAct(crowd, new Tally());
  expect(crowd.release).toHaveBeenCalledOnce();
});

test('an act that waited too long for its turn counts as failed and is not made', async () => {
  const act = vi.fn(isDone);
  const tally = new Tally();
  await attemptAct(crowdOf(act), tally, performance.now() - 60_000);
  expect(tally.over(1).failed).toBe(1);
  expect(act).not.toHaveBeenCalled();
});

test('an act that throws counts as failed, and its player starts over and is released', async () => {
  const tally = new Tally();
  const crowd = crowdOf(() => Promise.reject(new Error('connection reset')));
  await attemptAct(crowd, tally);
  expect(tally.over(1).reasons).toEqual({ 'connection reset': 1 });
  expect(crowd.player.startOver).toHaveBeenCalledOnce();
  expect(crowd.release).toHaveBeenCalledOnce();
});
