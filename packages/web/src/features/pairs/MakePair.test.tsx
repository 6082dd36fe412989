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

/** Answers like the server: what is left out of a pair that was sent before stays as it is. */
function stubPairs(stored: { note?: string; offer?: string } = {}): void {
  let pair = { code: 'pair_1', word1: 'wind', word2: 'cloud', offer: 'no', ...stored };
  fetched.mockImplementation(async (_address, init) => {
    if (init?.method !== 'POST')
      return Response.json({ success: true, data: { pairs: [], figures: { par: 3 } } });
    pair = { ...pair, ...JSON.parse(String(init.body)) };
    return Response.json({ success: true, data: { pair, figures: {} } });
  });
}

async function renderForm() {
  const page = await renderOnClient(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter>
        <MakePair />
      </StaticRouter>
    </QueryClientProvider>,
  );
  const field = (index: number) => document.querySelectorAll('input')[index] as HTMLInputElement;
  const type = async (index: number, text: string) => {
    await page.perform(() => fill(field(index), text));
  };
  await type(0, 'wind');
  await type(1, 'cloud');
  const submit = () => new window.Event('submit', { bubbles: true, cancelable: true });
  const offer = () => document.querySelector<HTMLInputElement>('[role="switch"]');
  return {
    ...page,
    note: () => field(2).value,
    typeNote: (text: string) => type(2, text),
    typeSecondWord: (text: string) => type(1, text),
    send: () => page.perform(() => document.querySelector('form')?.dispatchEvent(submit())),
    sendButton: () => document.querySelector<HTMLButtonElement>('[type="submit"]'),
    offer,
    turnOffer: () => page.perform(() => offer()?.click()),
  };
}

async function sendPair() {
  stubPairs();
  const page = await renderForm();
  await page.typeNote('For you');
  await page.send();
  return page;
}

const words = { word1: 'wind', word2: 'cloud' };

test('the offer of a pair that is sent is saved at once, and nothing else of it', async () => {
  const page = await sendPair();
  expect(sentBodies()).toEqual([{ ...words, note: 'For you' }]);
  await page.turnOffer();
  expect(sentBodies().at(-1)).toEqual({ ...words, offer: 'named' });
  await page.turnOffer();
  expect(sentBodies().at(-1)).toEqual({ ...words, offer: 'no' });
  await page.turnOffer();
  expect(page.offer()?.checked).toBe(true);
  expect(share.shareOrCopy).toHaveBeenCalledOnce();
  await page.unmount();
});

test('an offer is withdrawn at once also while the note is being changed', async () => {
  const page = await sendPair();
  await page.turnOffer();
  await page.typeNote('For all of you');
  expect(page.offer()?.checked).toBe(true);
  await page.turnOffer();
  expect(sentBodies().at(-1)).toEqual({ ...words, offer: 'no' });
  await page.send();
  expect(sentBodies().at(-1)).toEqual({ ...words, note: 'For all of you', offer: 'no' });
  await page.unmount();
});

test('a note that was emptied is sent empty', async () => {
  const page = await sendPair();
  await page.typeNote('');
  await page.send();
  expect(sentBodies().at(-1)).toEqual({ ...words, note: '' });
  await page.unmount();
});

test('of a pair that was sent before, note and offer are shown as they are stored, and can be taken back', async () => {
  stubPairs({ note: 'Of yesterday', offer: 'unnamed' });
  const page = await renderForm();
  await page.send();
  expect(sentBodies()).toEqual([words]);
  expect(page.note()).toBe('Of yesterday');
  expect(page.offer()?.checked).toBe(true);
  await page.turnOffer();
  expect(sentBodies().at(-1)).toEqual({ ...words, offer: 'no' });
  expect(page.offer()?.checked).toBe(false);
  // They belong to that pair.
  await page.typeSecondWord('river');
  expect(page.note()).toBe('');
  await page.unmount();
});

test('an offer that was turned off before sending is withdrawn', async () => {
  stubPairs({ offer: 'named' });
  const page = await renderForm();
  await page.turnOffer();
  await page.turnOffer();
  await page.send();
  expect(sentBodies()).toEqual([{ ...words, offer: 'no' }]);
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

test.each([
  [422, 'word_refused', true],
  [429, 'slow_down', false],
  [503, 'unavailable', false],
])('advice that fails with %i %s disables sending: %s', async (status, code, isDisabled) => {
  fetched.mockImplementation(async () =>
    Response.json({ success: false, error: { code, message: '' } }, { status }),
  );
  const page = await renderForm();
  for (let seconds = 0; seconds < 10; seconds += 1)
    await page.perform(() => vi.advanceTimersByTime(1000));
  expect(document.querySelector('[role="status"]')?.textContent).not.toBe('');
  expect(page.sendButton()?.disabled).toBe(isDisabled);
  await page.unmount();
});
