import { expect, test } from 'vitest';
import { useTestSessions } from '../../testing/test-sessions.ts';
import { at, start } from '../../testing/test-time.ts';
import { presentPlayer } from './present-player.ts';
import { banEnd } from './sanctions/is-suspended.ts';

const { newcomer } = useTestSessions();

test('a player sees their badge and whether they are an admin', async () => {
  const player = await newcomer();
  expect(presentPlayer({ ...player, badge_number: 7 }, { isAdmin: true }, start)).toEqual({
    userId: player.id,
    displayName: player.display_name,
    friendCode: player.friend_code,
    kind: 'anonymous',
    isAdmin: true,
    version: 1,
    badgeNumber: 7,
  });
});

test('a suspension shows until it is over, a ban for good', async () => {
  const player = await newcomer();
  const suspensionAt = (suspended_until: number, now: number) =>
    presentPlayer({ ...player, suspended_until }, { isAdmin: false }, now).suspension;
  expect(suspensionAt(start + 1000, start + 999)).toEqual({ until: at(1000) });
  expect(suspensionAt(start + 1000, start + 1000)).toBeUndefined();
  expect(suspensionAt(banEnd, start + 1000)).toEqual({});
});
