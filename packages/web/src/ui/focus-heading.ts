import { useEffect, useLayoutEffect, useRef } from 'react';

/** Focuses the heading of the screen when an item of a list has gone with the focused control in it. */
export function useFocusAfterRemoval(itemCount: number): void {
  const countBefore = useRef(itemCount);
  useLayoutEffect(() => {
    if (itemCount < countBefore.current) focusHeadingIfLost();
    countBefore.current = itemCount;
  }, [itemCount]);
}

/**
 * Focuses the heading when a whole view takes the place of another at the same address, so that it is read out.
 * Undefined while there is none yet.
 */
export function useFocusAfterViewChange(view: string | undefined): void {
  const viewBefore = useRef(view);
  useEffect(() => {
    if (viewBefore.current !== undefined && viewBefore.current !== view) focusHeadingIfLost();
    viewBefore.current = view;
  }, [view]);
}

/** Not where the focus is on something that has stayed, or has been given to something new. */
function focusHeadingIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
