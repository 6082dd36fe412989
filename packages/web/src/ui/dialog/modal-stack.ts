import { useSyncExternalStore } from 'react';

/**
 * The modal dialogs that are open, the last one on top. Whatever is outside of that one can be
 * neither pressed nor heard; what must be, such as a toast, is drawn inside it.
 */
let open: readonly HTMLDialogElement[] = [];
let unlockScroll: (() => void) | undefined;
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  if (open.length === 0) {
    unlockScroll?.();
    unlockScroll = undefined;
  } else {
    unlockScroll ??= lockScroll();
  }
  for (const listener of [...listeners]) listener();
}

/** Returns how to leave again. */
export function pushModal(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  );
}

/** Holds the page still under a dialog. The room of its scrollbar stays, so that nothing jumps. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}
