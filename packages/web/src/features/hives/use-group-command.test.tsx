import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { useGroupCommand } from './use-group-command.ts';

const fetched = stubFetch();

test('a hive whose form was changed after a lost reply isn’t the first one', async () => {
  let create: ReturnType<typeof useGroupCommand<'createGroup'>>['run'] = () => {};
  function Form() {
    create = useGroupCommand('createGroup').run;
    return null;
  }
  const page = await renderOnClient(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const hive = { type: 'hive', name: 'The Twigs', description: '', joinPolicy: 'open' } as const;
  for (const name of ['The Twigs', 'The Twigs', 'The Leaves']) {
    await act(async () => create({ ...hive, name }));
  }
  const [first, repeated, changed] = fetched.mock.calls.map(([, init]) =>
    new Headers(init?.headers).get('idempotency-key'),
  );
  expect(first).toBeTruthy();
  expect(repeated).toBe(first);
  expect(changed).not.toBe(first);
  await page.unmount();
});
