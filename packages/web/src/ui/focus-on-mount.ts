/**
 * For what takes the place of what was pressed, or of what had the focus: it gets the focus, so that it is
 * read out, and is seen from its beginning. As a ref, it does so once, when it appears.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.closest('dialog')?.scrollTo({ top: 0 });
}
