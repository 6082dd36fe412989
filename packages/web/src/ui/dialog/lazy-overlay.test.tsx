import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { toastQueue } from '../toast/toast-queue.ts';
import { lazyOverlay } from './lazy-overlay.tsx';

interface GreetingProps {
  isOpen: boolean;
  onClose(): void;
  name: string;
}

const Greeting = ({ isOpen, name }: GreetingProps) => `${isOpen ? 'Hello' : 'Bye'} ${name}`;
const load = vi.fn<() => Promise<{ default: ComponentType<GreetingProps> }>>();
const onClose = vi.fn();

afterEach(() => {
  vi.resetAllMocks();
  for (const { id } of toastQueue.get()) toastQueue.remove(id);
});

test('an overlay is loaded when it is first opened, and stays mounted', async () => {
  load.mockResolvedValue({ default: Greeting });
  const Overlay = lazyOverlay(load);
  const page = await renderOnClient(<Overlay isOpen={false} onClose={onClose} name="Anna" />);
  expect(load).not.toHaveBeenCalled();
  await page.render(<Overlay isOpen onClose={onClose} name="Anna" />);
  expect(page.text()).toBe('Hello Anna');
  await page.render(<Overlay isOpen={false} onClose={onClose} name="Anna" />);
  expect(page.text()).toBe('Bye Anna');
  expect(load).toHaveBeenCalledOnce();
  await page.unmount();
});

test('an overlay that can’t be loaded closes with a toast, and opening it again tries again', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Greeting });
  const Overlay = lazyOverlay(load);
  const page = await renderOnClient(<Overlay isOpen onClose={onClose} name="Anna" />);
  expect(onClose).toHaveBeenCalledOnce();
  expect(toastQueue.get()).toMatchObject([{ variant: 'fault' }]);
  await page.render(<Overlay isOpen={false} onClose={onClose} name="Anna" />);
  expect(page.text()).toBe('');
  await page.render(<Overlay isOpen onClose={onClose} name="Anna" />);
  expect(page.text()).toBe('Hello Anna');
  expect(onClose).toHaveBeenCalledOnce();
  await page.unmount();
});

test('one that was closed while it loaded says nothing of its failure', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  load.mockReturnValue(promise);
  const Overlay = lazyOverlay(load);
  const page = await renderOnClient(<Overlay isOpen onClose={onClose} name="Anna" />);
  await page.render(<Overlay isOpen={false} onClose={onClose} name="Anna" />);
  reject(new Error('offline'));
  await page.render(<Overlay isOpen={false} onClose={onClose} name="Bela" />);
  expect(toastQueue.get()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  await page.unmount();
});
