import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callAsSeat, type Role } from './seat.ts';

const seat = { player: { userId: 'anon_1', displayName: 'Keen Ivy' }, token: 'secret' };
const fetched = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => Response.json({ data: { activeGames: [] } }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function callAs(role: Role) {
  const noted = vi.fn();
  const outcome = callAsSeat(seat, role, 'activeDances', {}, noted).catch((error) => error);
  return { outcome, noted };
}

test('a call of a seat is sent after 50 ms, as its player', async () => {
  const { outcome, noted } = await callAs('normal');
  await vi.advanceTimersByTimeAsync(49);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('/games/active'),
    expect.objectContaining({
      credentials: 'omit',
      headers: expect.objectContaining({ 'x-user-id': 'anon_1', authorization: 'Bearer secret' }),
    }),
  );
  expect(await outcome).toEqual({ activeGames: [] });
  expect(noted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 200 }));
});

test.each([
  ['error', 'unexpected', 'Simulated server error', 500],
  ['offline', 'offline', '', 'lost'],
] as const)('a bot in the scenario %s sends nothing: %s', async (role, code, message, logged) => {
  const { outcome, noted } = await callAs(role);
  await vi.advanceTimersByTimeAsync(50);
  expect(await outcome).toMatchObject({ code, message });
  expect(noted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: logged }));
  expect(fetched).not.toHaveBeenCalled();
});
