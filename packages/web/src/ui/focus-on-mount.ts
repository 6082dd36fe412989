/** Use as a ref: focuses what replaces the focused element, so that it is read out. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.closest('dialog')?.scrollTo({ top: 0 });
}
