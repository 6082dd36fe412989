import type { Group, Member } from '@bee-jinx/contract/browser';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createDateFormat } from '../../../platform/format-date-time.ts';
import { StaticRouter } from '../../../platform/router/StaticRouter.tsx';
import { membersQuery } from '../hive-queries.ts';
import { Members } from './Members.tsx';

test('says since when somebody is a member in the language of the page', () => {
  const joinedAt = '2026-11-17T12:00:00.000Z';
  const member = { userId: 'me', displayName: 'Clover', membership: { role: 'owner', joinedAt } };
  const cache = new QueryClient();
  cache.setQueryData(membersQuery('hive_1').queryKey, [member as Member]);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <StaticRouter>
        <Members group={{ groupId: 'hive_1', isOwner: true } as Group} ownId="me" />
      </StaticRouter>
    </QueryClientProvider>,
  );
  expect(html).toContain(`since ${createDateFormat({ dateStyle: 'medium' })(joinedAt)}`);
});
