import { useSyncExternalStore } from 'react';

/**
 * The open modal dialogs, the last one on top. Everything outside of that is inert, so toasts are rendered
 * inside it.
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

/** Returns a function that removes it. */
export function pushModal(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((openDialog) => openDialog !== dialog));
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

/** Prevents scrolling under a dialog. The scrollbar's room stays, so that nothing shifts. */
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
