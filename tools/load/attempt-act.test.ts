import { expect, test, vi } from 'vitest';
import { attemptAct } from './attempt-act.ts';
import type { Player } from './players/player.ts';
import { type Act, Tally } from './tally.ts';

const crowdOf = (act: () => Promise<Act>) => {
  const player: Player = { act, startOver: vi.fn() };
  return { player, next: async () => ({ player, role: 'daily' as const }), isFree: vi.fn() };
};
const isDone = async (): Promise<Act> => ({ kind: 'a word', outcome: 'done' });

test('the time of an act counts from when it was due, also what it had to wait before it began', async () => {
  const tally = new Tally();
  await attemptAct(crowdOf(isDone), tally, performance.now() - 500);
  expect(tally.over(1).spread.p50).toBeGreaterThanOrEqual(500);
});

test('whoever was answered is free again', async () => {
  const crowd = crowdOf(isDone);
  await attemptAct(crowd, new Tally());
  expect(crowd.isFree).toHaveBeenCalledOnce();
});

test('one that waited too long for its turn has failed, and is not made', async () => {
  const act = vi.fn(isDone);
  const tally = new Tally();
  await attemptAct(crowdOf(act), tally, performance.now() - 60_000);
  expect(tally.over(1).failed).toBe(1);
  expect(act).not.toHaveBeenCalled();
});

test('an act that breaks has failed, and whoever made it starts over', async () => {
  const tally = new Tally();
  const crowd = crowdOf(() => Promise.reject(new Error('connection reset')));
  await attemptAct(crowd, tally);
  expect(tally.over(1).reasons).toEqual({ 'connection reset': 1 });
  expect(crowd.player.startOver).toHaveBeenCalledOnce();
  expect(crowd.isFree).toHaveBeenCalledOnce();
});
