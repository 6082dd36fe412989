import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { changeMuted } from '@bee-jinx/game';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { stubFetch } from '../../../api/stub-fetch.ts';
import { notificationSettingsQuery } from '../../../domain/notifications/notification-settings.ts';
import { changeSettingsMutation } from './notification-queries.ts';

const before: NotificationSettings = { muted: [], quietHours: null, vacationUntil: null };
const fetched = stubFetch();
const cache = new QueryClient();
const muted = () => cache.getQueryData(notificationSettingsQuery.queryKey)?.muted ?? [];

/** What the server has by now. */
let stored = before;

function answerTo(init: RequestInit | undefined): Response {
  const { mute } = JSON.parse(String(init?.body));
  stored = { ...stored, muted: changeMuted(stored.muted, mute) };
  return Response.json({ data: { settings: stored } });
}

beforeEach(() => {
  stored = before;
  cache.setQueryData(notificationSettingsQuery.queryKey, before);
});

test('three types muted in a row stay muted, in whatever order the replies come', async () => {
  const firstIsLet = Promise.withResolvers<void>();
  fetched.mockImplementation(async (_url, init) => answerTo(init));
  fetched.mockImplementationOnce(async (_url, init) => {
    await firstIsLet.promise;
    return answerTo(init);
  });
  const observer = new MutationObserver(cache, changeSettingsMutation(cache));
  const mute = (kind: NotificationSettings['muted'][number]) =>
    observer.mutate({ mute: { [kind]: true } });

  const first = mute('invite');
  await expect.poll(muted).toEqual(['invite']);
  void mute('nudge');
  await expect.poll(muted).toEqual(['invite', 'nudge']);
  firstIsLet.resolve();
  await first;
  await mute('jinx');
  expect(muted()).toEqual(['invite', 'nudge', 'jinx']);
});

test('settings that are fetched while a change is pending don’t hide it', async () => {
  const { promise: isLet, resolve: letChange } = Promise.withResolvers<void>();
  fetched.mockImplementation(async (_url, init) => {
    if (init?.method === 'GET') return Response.json({ data: { settings: before } });
    await isLet;
    return answerTo(init);
  });
  const observer = new MutationObserver(cache, changeSettingsMutation(cache));
  const muting = observer.mutate({ mute: { invite: true } });
  await expect.poll(muted).toEqual(['invite']);
  await cache.fetchQuery(notificationSettingsQuery);
  expect(muted()).toEqual(['invite']);
  letChange();
  await muting;
  await cache.fetchQuery(notificationSettingsQuery);
  expect(muted()).toEqual([]);
});

test('a kind that is muted and heard again while another change is sent is sent once, as it is then', async () => {
  const firstIsLet = Promise.withResolvers<void>();
  fetched.mockImplementation(async (_url, init) => answerTo(init));
  fetched.mockImplementationOnce(async (_url, init) => {
    await firstIsLet.promise;
    return answerTo(init);
  });
  const observer = new MutationObserver(cache, changeSettingsMutation(cache));
  const first = observer.mutate({ mute: { invite: true } });
  await expect.poll(muted).toEqual(['invite']);
  void observer.mutate({ mute: { nudge: true } });
  const last = observer.mutate({ mute: { nudge: false } });
  await expect.poll(muted).toEqual(['invite']);
  // Muted meanwhile on another device.
  stored = { ...stored, muted: ['jinx'] };
  firstIsLet.resolve();
  await first;
  await last;
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(muted()).toEqual(['jinx', 'invite']);
});
