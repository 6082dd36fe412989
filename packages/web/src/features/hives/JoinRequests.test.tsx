import type { JoinRequest } from '@bee-jinx/contract/browser';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { toastQueue } from '../../ui/toast/toast-queue.ts';
import { JoinRequests } from './JoinRequests.tsx';

const fetched = stubFetch();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toastQueue.get()) toastQueue.remove(id);
  vi.useRealTimers();
});

const request = { requestId: 'r1', userId: 'ann', displayName: 'Ann', groupName: 'Twigs' };
const cache = new QueryClient();
const screen = (requests: object[]) => (
  <QueryClientProvider client={cache}>
    <main>
      <h1 tabIndex={-1}>The Twigs</h1>
      <JoinRequests requests={requests as JoinRequest[]} isInside />
    </main>
  </QueryClientProvider>
);

test('who was let in is told of, and the focus kept, also if a refetch removes the row before the reply', async () => {
  const reply = Promise.withResolvers<Response>();
  fetched.mockImplementation(() => reply.promise);
  const page = await renderOnClient(screen([request]));
  const button = document.querySelector('button');
  button?.focus();
  await page.perform(() => button?.click());
  await page.render(screen([]));
  expect(document.activeElement?.tagName).toBe('H1');
  await page.perform(() => reply.resolve(Response.json({ success: true, data: {} })));
  await page.perform(() => {});
  expect(toastQueue.get()).toMatchObject([{ text: '\u2068Ann\u2069 is in.' }]);
  await page.unmount();
});
