import { expect, test } from 'vitest';
import { useTestSessions } from '../../testing/test-sessions.ts';
import { presentPlayer } from './present-player.ts';

const { newcomer } = useTestSessions();

test('a player sees their badge and whether they are an admin', async () => {
  const player = await newcomer();
  expect(presentPlayer({ ...player, badge_number: 7 }, { isAdmin: true })).toEqual({
    userId: player.id,
    displayName: player.display_name,
    friendCode: player.friend_code,
    kind: 'anonymous',
    isAdmin: true,
    version: 1,
    badgeNumber: 7,
  });
});
