import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { groupsQuery } from '../../domain/hives/groups.ts';
import { myHivesQuery } from './buzz-queries.ts';

const fetched = stubFetch();
const mine = { groupId: 'group_1', name: 'The Night Shift', joined: true };
const left = { groupId: 'group_2', name: 'Left', joined: false };

test('only joined hives can be posted to; former ones stay in the list', async () => {
  fetched.mockImplementation(async () => Response.json({ data: { groups: [mine, left] } }));
  const cache = new QueryClient();
  const observer = new QueryObserver(cache, myHivesQuery);
  const shown = Promise.withResolvers<unknown>();
  const stop = observer.subscribe(({ data }) => {
    if (data) shown.resolve(data);
  });
  expect(await shown.promise).toEqual([mine]);
  stop();
  expect(cache.getQueryData(groupsQuery.queryKey)).toEqual([mine, left]);
  expect(fetched.mock.lastCall?.[0]).toContain('includeInactive=true');
});
