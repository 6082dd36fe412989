import { useLayoutEffect, useRef } from 'react';

/** Focuses the heading of the screen when an item of a list has gone with the focused control in it. */
export function useFocusAfterRemoval(itemCount: number): void {
  const countBefore = useRef(itemCount);
  useLayoutEffect(() => {
    const isFewer = itemCount < countBefore.current;
    countBefore.current = itemCount;
    if (!isFewer || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [itemCount]);
}
