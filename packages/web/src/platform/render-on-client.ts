import { Window } from 'happy-dom';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

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
  const root = createRoot(container, { onCaughtError: () => {} });
  await act(async () => root.render(node));
  return {
    text: () => container.textContent,
    render: (next: ReactNode) => act(async () => root.render(next)),
    async unmount(): Promise<void> {
      await act(async () => root.unmount());
      restoreGlobals();
    },
  };
}
