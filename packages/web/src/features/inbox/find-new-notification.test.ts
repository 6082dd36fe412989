import type { Notification } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { findNewNotification, notificationKeys } from './find-new-notification.ts';

const note = (changes: Partial<Notification> = {}): Notification => ({
  notificationId: 'n1',
  type: 'nudge',
  createdAt: '2026-11-15T12:00:00.000Z',
  read: false,
  gameId: 'g1',
  text: 'Maya is waiting for your word.',
  ...changes,
});

test('an old notification is not new', () => {
  expect(findNewNotification([note()], notificationKeys([note()]), '/')).toBeUndefined();
});

test('a later or repeated notification is new', () => {
  const known = notificationKeys([note()]);
  const another = note({ notificationId: 'n2' });
  const again = note({ createdAt: '2026-11-15T13:00:00.000Z' });
  expect(findNewNotification([another, note()], known, '/')).toBe(another);
  expect(findNewNotification([again], known, '/')).toBe(again);
});

test('a read or displayed notification is not new', () => {
  expect(findNewNotification([note({ read: true })], new Set(), '/')).toBeUndefined();
  expect(findNewNotification([note()], new Set(), '/jinx/dance/g1')).toBeUndefined();
});

test('a suppressed notification is not new; one after it is', () => {
  const rematch = note({ notificationId: 'n2', type: 'rematch', gameId: 'g2' });
  const isTold = ({ type }: Notification) => type === 'rematch';
  expect(findNewNotification([rematch], new Set(), '/jinx/dance/g1', isTold)).toBeUndefined();
  const other = note({ notificationId: 'n3' });
  expect(findNewNotification([rematch, other], new Set(), '/', isTold)).toBe(other);
});
