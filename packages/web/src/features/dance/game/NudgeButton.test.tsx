import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../../api/stub-fetch.ts';
import { renderOnClient } from '../../../platform/render-on-client.ts';
import { sampleDance } from '../sample-dance.ts';
import { NudgeButton } from './NudgeButton.tsx';

const fetched = stubFetch();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () =>
  renderOnClient(
    <QueryClientProvider client={new QueryClient()}>
      <NudgeButton dance={sampleDance({ word: 'farm' })} />
    </QueryClientProvider>,
  );
const nudge = () => document.querySelector('button');

test('what replaces the pressed button takes its focus', async () => {
  fetched.mockImplementation(async () => Response.json({ success: true, data: {} }));
  const page = await open();
  nudge()?.focus();
  await page.perform(() => nudge()?.click());
  await page.perform(() => {});
  expect(document.activeElement?.outerHTML).toMatch(/^<p.*>Maya has been nudged\.<\/p>$/);
  await page.unmount();
});

test('after the wait for the next nudge the button is back', async () => {
  const error = { code: 'nudge_too_soon', message: '', details: { retryAfterSeconds: 60 } };
  fetched.mockImplementation(async () => Response.json({ error }, { status: 429 }));
  const page = await open();
  await page.perform(() => nudge()?.click());
  await page.perform(() => {});
  expect(page.text()).toContain('You can nudge again');
  expect(nudge()).toBeNull();
  for (let passed = 0; passed < 70; passed++) {
    await page.perform(() => vi.advanceTimersByTime(1000));
  }
  expect(nudge()?.textContent).toBe('Nudge Maya');
  await page.unmount();
});
