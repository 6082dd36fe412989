import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { guest, playerQuery, shownPlayerId } from '../../domain/account/player.ts';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { toastQueue } from '../../ui/toast/toast-queue.ts';
import { MyCode } from './MyCode.tsx';

vi.mock('./FriendQrDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  shownPlayerId.set(undefined);
  for (const { id } of toastQueue.get()) toastQueue.remove(id);
});

test('a QR code whose dialog can’t be loaded is said to be so at once', async () => {
  vi.useFakeTimers();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('location', { origin: 'https://beejinx.example' });
  shownPlayerId.set(guest.userId);
  const cache = new QueryClient();
  cache.setQueryData(playerQuery(guest.userId).queryKey, guest);
  const page = await renderOnClient(
    <QueryClientProvider client={cache}>
      <MyCode friendCode="BEEBEEBE" />
    </QueryClientProvider>,
  );
  const button = document.querySelector<HTMLElement>('button[aria-haspopup="dialog"]');
  await page.perform(() => button?.click());
  await vi.dynamicImportSettled();
  expect(toastQueue.get()).toMatchObject([{ variant: 'fault' }]);
  expect(page.text()).toContain('Show as a QR code');
  await page.unmount();
});
