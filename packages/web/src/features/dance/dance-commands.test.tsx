import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { useInviteToDance } from './dance-commands.ts';

const fetched = stubFetch();

test('an invite that is sent again after a lost reply is the same invite', async () => {
  let invite: ReturnType<typeof useInviteToDance>['run'] = () => {};
  function Form() {
    invite = useInviteToDance().run;
    return null;
  }
  const page = await renderOnClient(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  for (const firstWord of ['sand', 'sand', 'tide']) await act(async () => invite({ firstWord }));
  const [first, repeated, changed] = fetched.mock.calls.map(([, init]) =>
    new Headers(init?.headers).get('idempotency-key'),
  );
  expect(first).toBeTruthy();
  expect(repeated).toBe(first);
  expect(changed).not.toBe(first);
  await page.unmount();
});
