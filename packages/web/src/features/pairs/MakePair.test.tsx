import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import * as share from '../../domain/share/share-or-copy.ts';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { StaticRouter } from '../../platform/router/StaticRouter.tsx';
import { MakePair } from './MakePair.tsx';

const fetched = stubFetch();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'https://beejinx.example' });
  vi.spyOn(share, 'shareOrCopy').mockResolvedValue('left');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const sentBodies = () =>
  fetched.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => JSON.parse(String(init?.body)));

/** Past React's own setter, so that it notices. */
function fill(field: Element, text: string): void {
  Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')?.set?.call(
    field,
    text,
  );
  field.dispatchEvent(new window.Event('input', { bubbles: true }));
}

async function sendPair() {
  const pair = { code: 'pair_1', word1: 'wind', word2: 'cloud' };
  fetched.mockImplementation(async (_address, init) => {
    const data =
      init?.method === 'POST' ? { pair, figures: {} } : { pairs: [], figures: { par: 3 } };
    return Response.json({ success: true, data });
  });
  const page = await renderOnClient(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter>
        <MakePair />
      </StaticRouter>
    </QueryClientProvider>,
  );
  for (const [index, text] of ['wind', 'cloud', 'For you'].entries()) {
    await page.perform(() => fill(document.querySelectorAll('input')[index] as Element, text));
  }
  const submit = new window.Event('submit', { bubbles: true, cancelable: true });
  await page.perform(() => document.querySelector('form')?.dispatchEvent(submit));
  const offer = () => document.querySelector<HTMLInputElement>('[role="switch"]');
  return { ...page, offer, turnOffer: () => page.perform(() => offer()?.click()) };
}

test('the offer of a pair that is sent is saved at once, and nothing else of it', async () => {
  const page = await sendPair();
  // Sent once more, it stays offered: what is left out isn't changed.
  const pair = { word1: 'wind', word2: 'cloud', note: 'For you' };
  expect(sentBodies()).toEqual([pair]);
  await page.turnOffer();
  expect(sentBodies().at(-1)).toEqual({ ...pair, offer: 'named' });
  await page.turnOffer();
  expect(sentBodies().at(-1)).toEqual({ ...pair, offer: 'no' });
  await page.turnOffer();
  expect(page.offer()?.checked).toBe(true);
  expect(share.shareOrCopy).toHaveBeenCalledOnce();
  await page.unmount();
});

test('an offer that can’t be saved is turned back, with the reason', async () => {
  const page = await sendPair();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await page.turnOffer();
  expect(page.offer()?.checked).toBe(false);
  expect(page.text()).toContain('You’re offline.');
  await page.unmount();
});
