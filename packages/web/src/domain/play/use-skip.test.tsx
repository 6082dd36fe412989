import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { useSkip } from './use-skip.ts';

type Listener = (event: object) => void;

class FakeElement {
  readonly around: readonly string[];
  constructor(...around: string[]) {
    this.around = around;
  }
  closest(selector: string) {
    return selector.split(', ').find((part) => this.around.includes(part)) ?? null;
  }
}

const listeners = new Map<string, Listener>();
const skip = vi.fn();

beforeEach(() => {
  skip.mockReset();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => {
    listeners.set(type, listener);
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function open(isMoving: boolean) {
  function Stage() {
    useSkip(useRef(null), isMoving, skip);
    return null;
  }
  return renderOnClient(<Stage />);
}

/** Whether the event was kept from its target. */
function fire(type: string, target: FakeElement, init: object = {}): boolean {
  const preventDefault = vi.fn();
  listeners.get(type)?.({
    type,
    target,
    repeat: false,
    preventDefault,
    stopPropagation() {},
    ...init,
  });
  return preventDefault.mock.calls.length > 0;
}

test('a key or tap skips while something moves', async () => {
  const page = await open(true);
  const field = new FakeElement('textarea');
  expect(fire('keydown', field, { key: ' ' })).toBe(true);
  expect(fire('mousedown', field)).toBe(true);
  fire('pointerup', field);
  expect(skip).toHaveBeenCalledTimes(2);
  await page.unmount();
});

test.each(['dialog', '[popover]'])(
  'what is typed or tapped in a %s above it stays there',
  async (overlay) => {
    const field = new FakeElement('textarea', overlay);
    const page = await open(true);
    for (const key of ['Enter', 'Escape', ' ']) expect(fire('keydown', field, { key })).toBe(false);
    expect(fire('keydown', field, { key: 'Enter', repeat: true })).toBe(false);
    expect(fire('mousedown', field)).toBe(false);
    fire('pointerup', field);
    expect(skip).not.toHaveBeenCalled();
    await page.unmount();
  },
);

test('a held Enter outside of dialogs submits nothing, also on a button', async () => {
  const page = await open(false);
  for (const target of [new FakeElement('textarea'), new FakeElement('button')]) {
    expect(fire('keydown', target, { key: 'Enter', repeat: true })).toBe(true);
  }
  expect(skip).not.toHaveBeenCalled();
  await page.unmount();
});
