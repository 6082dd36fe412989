import { afterEach, expect, test, vi } from 'vitest';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { useMascot } from './use-mascot.ts';

afterEach(() => void vi.unstubAllGlobals());

async function visit(overlay: object) {
  vi.stubGlobal('HTMLDialogElement', class {});
  function Mascot() {
    const { box } = useMascot({ isAsking: false, displayMs: 1000, onExited: () => {} });
    box.current = overlay as HTMLElement;
    return 'Bzzz.';
  }
  const page = await renderOnClient(<Mascot />);
  const text = page.text();
  await page.unmount();
  return text;
}

test('a message is shown as a popover, until it goes', async () => {
  const overlay = { isConnected: true, showPopover: vi.fn(), hidePopover: vi.fn() };
  await visit(overlay);
  expect(overlay.showPopover).toHaveBeenCalledOnce();
  expect(overlay.hidePopover).toHaveBeenCalledOnce();
});

test('in a browser without popovers, a message is marked as open, which styles show, until it goes', async () => {
  const overlay = { isConnected: true, toggleAttribute: vi.fn() };
  expect(await visit(overlay)).toBe('Bzzz.');
  expect(overlay.toggleAttribute.mock.calls).toEqual([
    ['open', true],
    ['open', false],
  ]);
});
