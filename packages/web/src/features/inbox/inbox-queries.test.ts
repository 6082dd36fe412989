import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { setCurrentPlayerId } from '../../api/identity.ts';
import { toastQueue } from '../../ui/toast/toast-queue.ts';
import { type Inbox, inboxQuery, markAllRead } from './inbox-queries.ts';
import { markReadMutation } from './mark-read-mutation.ts';

afterEach(() => vi.unstubAllGlobals());

const notice = (day: number) => ({
  notificationId: `notification_${day}`,
  type: 'invite' as const,
  createdAt: `2026-11-${day}T12:00:00.000Z`,
  read: false,
  text: 'Ben invites you.',
});

test('the whole inbox is marked as read with one call, and later ones stay unread', async () => {
  setCurrentPlayerId('anon_1');
  const data = { unreadCount: 1, version: 9 };
  const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify({ data })));
  vi.stubGlobal('fetch', fetched);
  const cache = new QueryClient();
  const seen: Inbox = { notifications: [notice(15), notice(14)], unreadCount: 150, version: 7 };
  const newer = { ...seen, notifications: [notice(16), ...seen.notifications], version: 8 };
  const { queryKey } = inboxQuery('anon_1');
  cache.setQueryData(queryKey, newer);

  await markAllRead(cache, 'anon_1', seen);
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.lastCall?.[1]).toMatchObject({
    method: 'PUT',
    body: JSON.stringify({ until: '2026-11-15T12:00:00.000Z' }),
  });
  const { notifications, ...counts } = cache.getQueryData(queryKey) ?? seen;
  expect(counts).toEqual(data);
  expect(notifications.map(({ read }) => read)).toEqual([false, true, true]);
});

test('a notification that couldn’t be marked as read is told, unless it leads somewhere', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const cache = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const tapped = new MutationObserver(cache, markReadMutation(cache, 'anon_1'));
  const offline = { code: 'offline' };
  const before = toastQueue.get().length;
  await expect(tapped.mutate({ ...notice(15), gameId: 'd1' })).rejects.toMatchObject(offline);
  expect(toastQueue.get()).toHaveLength(before);
  await expect(tapped.mutate(notice(15))).rejects.toMatchObject(offline);
  const toast = toastQueue.get()[before];
  if (toast) toastQueue.remove(toast.id);
  expect(toast).toMatchObject({
    variant: 'fault',
    text: 'You’re offline. It couldn’t be marked as read.',
  });
});
