import { lazy, Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { toastQueue } from '../toast/toast-queue.ts';
import { openLoaded } from './open-loaded.ts';

afterEach(() => {
  vi.useRealTimers();
  for (const { id } of toastQueue.get()) toastQueue.remove(id);
});

test('a dialog that can’t be loaded is said to be so at once, and opens only at another tap', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => ({ default: () => 'Give up?' }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Question = lazy(load);
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => openLoaded(load, () => setOpen(true))}>
          Ask
        </button>
        <Suspense>{isOpen && <Question />}</Suspense>
      </>
    );
  }
  const page = await renderOnClient(<Screen />);
  const tap = () => page.perform(() => document.querySelector('button')?.click());
  await tap();
  expect(toastQueue.get()).toMatchObject([{ variant: 'fault' }]);
  await page.perform(() => vi.advanceTimersByTime(60_000));
  expect(page.text()).toBe('Ask');
  await tap();
  expect(page.text()).toBe('AskGive up?');
  expect(toastQueue.get()).toHaveLength(1);
  await page.unmount();
});
