import { expect, test } from 'vitest';
import { notificationPath } from './notification-path.ts';
import { type NotificationType, notificationTypes } from './notification-settings.ts';

const subject = { gameId: 'g1', groupId: 'h1', pairCode: 'pair_1' };
const expected: Partial<Record<NotificationType, string>> = {
  friend_joined: '/friends',
  group_request: '/hive/h1',
  group_approved: '/hive/h1',
  group_owner: '/hive/h1',
  group_ended: '/hive',
  pair_finished: '/p/pair_1',
  recap_week: '/recap/week',
  recap_year: '/recap/year',
  reminder: '/jinx/daily',
  security: '/account',
};

test.each(notificationTypes)('a notification of type %s opens its page', (type) => {
  expect(notificationPath({ type, ...subject })).toBe(expected[type] ?? '/jinx/dance/g1');
});

test('a notification of the swarm of a hive opens the hive', () => {
  expect(notificationPath({ type: 'your_turn', groupId: 'h1' })).toBe('/hive/h1');
});

test('a notification without a game opens nothing', () => {
  expect(notificationPath({ type: 'invite' })).toBeUndefined();
});
