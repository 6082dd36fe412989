import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { useFocusLateHeading } from './use-focus-late-heading.ts';

let onMutation: (() => void) | undefined;

beforeEach(() => {
  onMutation = undefined;
  class FakeObserver {
    readonly callback: () => void;
    constructor(callback: () => void) {
      this.callback = callback;
    }
    observe(): void {
      onMutation = this.callback;
    }
    disconnect(): void {
      if (onMutation === this.callback) onMutation = undefined;
    }
  }
  vi.stubGlobal('MutationObserver', FakeObserver);
});
afterEach(() => void vi.unstubAllGlobals());

function Overlay({ screen }: { screen: string }): null {
  useFocusLateHeading(screen);
  return null;
}

async function openAt(screen: string) {
  const page = await renderOnClient(<Overlay screen={screen} />);
  const heading = { focus: vi.fn() };
  return {
    ...page,
    heading,
    goTo: (next: string) => page.render(<Overlay screen={next} />),
    showHeading() {
      Object.assign(document, { querySelector: () => heading });
      onMutation?.();
    },
  };
}

test('a heading that comes after its screen is focused, once', async () => {
  const { goTo, heading, showHeading, unmount } = await openAt('/friends');
  await goTo('/r/replay_1');
  onMutation?.();
  expect(heading.focus).not.toHaveBeenCalled();
  showHeading();
  showHeading();
  expect(heading.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  await unmount();
});

test('a heading that comes after the focus was moved is left alone', async () => {
  const { goTo, heading, showHeading, unmount } = await openAt('/friends');
  await goTo('/r/replay_1');
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  showHeading();
  expect(heading.focus).not.toHaveBeenCalled();
  await unmount();
});

test('the late heading of the first screen isn’t focused', async () => {
  const { heading, showHeading, unmount } = await openAt('/r/replay_1');
  showHeading();
  expect(heading.focus).not.toHaveBeenCalled();
  await unmount();
});

test('a screen that was left is waited for no more', async () => {
  const { goTo, heading, unmount } = await openAt('/friends');
  await goTo('/r/replay_1');
  expect(onMutation).toBeDefined();
  Object.assign(document, { querySelector: () => heading });
  await goTo('/friends');
  expect(onMutation).toBeUndefined();
  await unmount();
});
