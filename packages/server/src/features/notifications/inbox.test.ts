import { describe, expect, test } from 'vitest';
import { callerOf, signalOf, useTestInbox } from '../../testing/test-inbox.ts';
import { at } from '../../testing/test-time.ts';
import { deletePlayer } from '../identity/queries.ts';
import { deleteSenderNotifications, markInboxRead, markNotificationRead } from './inbox.ts';
import {
  markGameNoticesRead,
  markGroupNoticeRead,
  markOwnNoticeRead,
  type Notice,
  notify,
} from './notify.ts';
import { claimDuePushes } from './push/queries.ts';

const inbox = useTestInbox();
const { write, tell, list, typesOf, subscribe } = inbox;

describe('the inbox', () => {
  test('shows the newest first, with the names of today', async () => {
    expect(await list()).toEqual({ notifications: [], unreadCount: 0, version: 0 });
    await tell({ gameId: 'dance_1' });
    await tell({ type: 'group_ended', from: null, groupId: 'gone', text: '{hive} has ended.' });
    await tell({ type: 'pair_finished', pairCode: 'CODE', text: '{name} and {hive}' });
    await write((sql) =>
      sql
        .updateTable('players')
        .set({ display_name: 'Ben {hive}' })
        .where('id', '=', inbox.ben.id)
        .execute(),
    );
    const { notifications, ...rest } = await list();
    expect(rest).toEqual({ unreadCount: 3, version: 3 });
    const from = { userId: inbox.ben.id, displayName: 'Ben {hive}' };
    const notificationId = expect.stringMatching(/^notification_/);
    expect(notifications).toEqual([
      {
        notificationId,
        type: 'pair_finished',
        createdAt: at(3000),
        read: false,
        text: 'Ben {hive} and a hive that is no more',
        from,
        pairCode: 'CODE',
      },
      {
        notificationId,
        type: 'group_ended',
        createdAt: at(2000),
        read: false,
        text: 'a hive that is no more has ended.',
        groupId: 'gone',
      },
      {
        notificationId,
        type: 'invite',
        createdAt: at(1000),
        read: false,
        text: 'Ben {hive} asks.',
        from,
        gameId: 'dance_1',
      },
    ]);
    expect(inbox.signals).toEqual([1, 2, 3].map((version) => signalOf(inbox.anna, version)));
    expect((await list(inbox.anna, false, 1)).notifications).toHaveLength(1);
    await write((sql) => deletePlayer(sql, inbox.ben.id));
    const [, , oldest] = (await list()).notifications;
    expect(oldest).toMatchObject({ text: 'A player who left asks.' });
    expect(oldest).not.toHaveProperty('from');
  });

  test('is marked as read one by one, up to a time, and by what its owner does', async () => {
    await tell({ gameId: 'one' });
    await tell({ gameId: 'two' });
    await tell({ gameId: 'three' });
    const [, , oldest] = (await list()).notifications;
    const notificationId = oldest?.notificationId ?? '';
    inbox.signals = [];
    const marked = await markNotificationRead(inbox.deps, inbox.me, notificationId);
    expect(marked).toEqual({
      notification: { ...oldest, read: true },
      unreadCount: 2,
      version: 4,
    });
    expect(await markNotificationRead(inbox.deps, inbox.me, notificationId)).toEqual(marked);
    expect(inbox.signals).toEqual([signalOf(inbox.anna, 4)]);
    const refused = { code: 'not_found' };
    await expect(
      markNotificationRead(inbox.deps, callerOf(inbox.ben), notificationId),
    ).rejects.toMatchObject(refused);
    expect((await list(inbox.anna, true)).notifications).toHaveLength(2);
    expect(await markInboxRead(inbox.deps, inbox.me, at(2000))).toEqual({
      unreadCount: 1,
      version: 5,
    });
    expect(await markInboxRead(inbox.deps, inbox.me, at(2000))).toEqual({
      unreadCount: 1,
      version: 5,
    });
    expect(await inbox.deps.unread.has(inbox.anna.id, 'three')).toBe(true);
    expect(await inbox.deps.unread.has(inbox.anna.id, 'two')).toBe(false);
    expect(await inbox.deps.unread.has(inbox.ben.id, 'three')).toBe(false);
    const act = () => write((sql) => markGameNoticesRead(sql, inbox.anna.id, 'three', inbox.now));
    expect(await act()).toEqual([{ playerId: inbox.anna.id, version: 6 }]);
    expect(await act()).toEqual([]);
    expect(await write((sql) => inbox.deps.unread.has(inbox.anna.id, 'three', sql))).toBe(false);
  });

  test('marks an answered request and what was looked at as read', async () => {
    await tell({ type: 'group_request', groupId: 'hive' });
    await tell({ type: 'group_request', groupId: 'other' });
    const request = { type: 'group_request', groupId: 'hive', from: inbox.ben.id } as const;
    const answer = () =>
      write((sql) => markGroupNoticeRead(sql, inbox.anna.id, request, inbox.now));
    expect(await answer()).toEqual([{ playerId: inbox.anna.id, version: 3 }]);
    expect(await answer()).toEqual([]);
    await tell({ type: 'recap_week', from: null });
    await tell({ type: 'recap_year', from: null });
    inbox.signals = [];
    for (let count = 0; count < 2; count += 1)
      await markOwnNoticeRead(inbox.deps, inbox.anna.id, 'recap_week');
    expect(inbox.signals).toEqual([signalOf(inbox.anna, 6)]);
    expect(await typesOf()).toEqual([
      'recap_year',
      'recap_week read',
      'group_request',
      'group_request read',
    ]);
  });

  test('has one notice per game, sender and hive, and each of security', async () => {
    for (let count = 0; count < 2; count += 1) {
      await tell({ gameId: 'one' });
      await tell({ type: 'friend_joined' });
      await tell({ type: 'security', from: null });
    }
    await tell({ type: 'nudge', gameId: 'one' });
    expect((await typesOf()).sort()).toEqual([
      'friend_joined',
      'invite',
      'nudge',
      'security',
      'security',
    ]);
    inbox.signals = [];
    await deleteSenderNotifications(inbox.deps, inbox.anna.id, inbox.ben.id);
    await deleteSenderNotifications(inbox.deps, inbox.anna.id, inbox.ben.id);
    expect(await typesOf()).toEqual(['security', 'security']);
    expect(inbox.signals).toEqual([signalOf(inbox.anna, 8)]);
  });

  test('leaves out what only a later release knows, which sends its pushes itself', async () => {
    await subscribe();
    await tell({ type: 'from_later' as never, gameId: 'dance_1' });
    expect(await list()).toMatchObject({ notifications: [], unreadCount: 0 });
    const claim = () =>
      write((sql) =>
        claimDuePushes(sql, { now: inbox.now + 3_600_000, until: inbox.now, limit: 10 }),
      );
    expect(await claim()).toEqual([]);
    await tell({ gameId: 'dance_1' });
    expect(await list()).toMatchObject({ notifications: [{ type: 'invite' }], unreadCount: 1 });
    expect(await claim()).toMatchObject([{ type: 'invite' }]);
  });

  test('of nobody gets none, and several are told in the order of their ids', async () => {
    const notices = [inbox.ben.id, 'anon_nobody', inbox.anna.id].map(
      (to): Notice => ({ to, type: 'jinx', from: null, text: 'Jinx!' }),
    );
    const changed = await write((sql) => notify(sql, notices, inbox.deps.clock));
    expect(changed.map(({ playerId }) => playerId)).toEqual([inbox.anna.id, inbox.ben.id].sort());
  });
});
