import type { Group } from '@bee-jinx/contract/browser';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { guest, playerQuery, shownPlayerId } from '../../domain/account/player.ts';
import * as consent from '../../domain/consent/consent.ts';
import { groupsQuery } from '../../domain/hives/groups.ts';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { StaticRouter } from '../../platform/router/StaticRouter.tsx';
import { safeSessionStorage } from '../../platform/safe-storage.ts';
import { Composer } from './Composer.tsx';

const fetched = stubFetch();
const hive = { groupId: 'hive_1', name: 'The Twigs', joined: true } as Group;
const other = { groupId: 'hive_2', name: 'The Leaves', joined: true } as Group;
const draftKey = `draft.buzz.${guest.userId}.`;
const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(consent, 'hasBrowserOptOut').mockReturnValue(true);
  shownPlayerId.set(guest.userId);
  cache.setQueryData(playerQuery(guest.userId).queryKey, guest);
  cache.setQueryData(groupsQuery.queryKey, [hive, other]);
  safeSessionStorage.write(draftKey, 'Good morning');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  cache.clear();
  shownPlayerId.set(undefined);
  for (const key of safeSessionStorage.keys(draftKey)) safeSessionStorage.remove(key);
});

/** The hives that the server lists, and its reply to a post. */
function stubServer(groups: Group[], reply: () => Response): void {
  fetched.mockImplementation(async (address, init) => {
    if (init?.method === 'POST') return reply();
    if (String(address).includes('/groups'))
      return Response.json({ success: true, data: { groups } });
    return Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 });
  });
}

const postedBodies = () =>
  fetched.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => JSON.parse(String(init?.body)));

const open = () =>
  renderOnClient(
    <QueryClientProvider client={cache}>
      <StaticRouter>
        <Composer groupId={undefined} />
      </StaticRouter>
    </QueryClientProvider>,
  );

async function openWithHiveChosen() {
  const page = await open();
  const audience = () => document.querySelector('select') as HTMLSelectElement;
  audience().value = hive.groupId;
  await page.perform(() => audience().dispatchEvent(new window.Event('change', { bubbles: true })));
  expect(audience().value).toBe(hive.groupId);
  const submit = new window.Event('submit', { bubbles: true, cancelable: true });
  return {
    ...page,
    audience: () => audience().value,
    draft: () => document.querySelector('textarea')?.value,
    submit: () => page.perform(() => document.querySelector('form')?.dispatchEvent(submit)),
  };
}

test('a chosen hive that was left falls back to friends, with a notice and with the draft', async () => {
  stubServer([other], () => Response.json({ success: true, data: { buzz: {} } }));
  const page = await openWithHiveChosen();
  await page.perform(() => cache.setQueryData(groupsQuery.queryKey, [other]));
  expect(page.audience()).toBe('');
  expect(page.text()).toContain('You aren’t in that hive any more.');
  expect(page.draft()).toBe('Good morning');
  await page.submit();
  expect(postedBodies()).toEqual([{ text: 'Good morning' }]);
  expect(page.draft()).toBe('');
  expect(page.text()).not.toContain('any more');
  await page.unmount();
});

test('a post that is refused because its hive was left stays a draft, then to friends', async () => {
  const error = { code: 'group_not_found', message: 'You aren’t in that hive.' };
  stubServer([other], () => Response.json({ error }, { status: 404 }));
  const page = await openWithHiveChosen();
  await page.submit();
  expect(postedBodies()).toEqual([{ text: 'Good morning', groupId: hive.groupId }]);
  expect(page.text()).toContain(error.message);
  expect(page.draft()).toBe('Good morning');
  expect(page.audience()).toBe('');
  await page.unmount();
});

test('a draft keeps its hive over a reload, also before the hives are known, until it is posted', async () => {
  stubServer([hive, other], () => Response.json({ success: true, data: { buzz: {} } }));
  const page = await openWithHiveChosen();
  await page.unmount();
  cache.removeQueries({ queryKey: groupsQuery.queryKey });
  fetched.mockImplementationOnce(() => new Promise(() => {}));
  const reloaded = await open();
  const submit = new window.Event('submit', { bubbles: true, cancelable: true });
  expect(reloaded.text()).not.toContain('any more');
  await reloaded.perform(() => cache.setQueryData(groupsQuery.queryKey, [hive, other]));
  expect(document.querySelector('select')?.value).toBe(hive.groupId);
  await reloaded.perform(() => document.querySelector('form')?.dispatchEvent(submit));
  expect(postedBodies()).toEqual([{ text: 'Good morning', groupId: hive.groupId }]);
  expect(safeSessionStorage.keys(draftKey)).toEqual([]);
  await reloaded.unmount();
});
