import { Window } from 'happy-dom';
import { act, type ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';

/** For tests: mounts components, so that their effects run and boundaries catch their errors. */
export async function renderOnClient(node: ReactNode) {
  const window = new Window() as unknown as globalThis.Window;
  const { document } = window;
  const globals = { document, window, IS_REACT_ACT_ENVIRONMENT: true };
  Object.assign(globalThis, globals);
  const restoreGlobals = () => {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  };
  // Also after a test that failed: its file shares the process with others.
  onTestFinished(restoreGlobals);
  const container = document.body;
  // Only now: when it is loaded, it looks for a window to know which events there are.
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(container, { onCaughtError: () => {} });
  await act(async () => root.render(node));
  return {
    text: () => container.textContent,
    /** For tests with fake timers: until what is cached has reached the components, too. */
    perform: (step: () => void) =>
      act(async () => {
        step();
        await vi.advanceTimersByTimeAsync(100);
      }),
    render: (next: ReactNode) => act(async () => root.render(next)),
    async unmount(): Promise<void> {
      await act(async () => root.unmount());
      restoreGlobals();
    },
  };
}
