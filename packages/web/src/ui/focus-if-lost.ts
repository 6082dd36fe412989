import { focusOnMount } from './focus-on-mount.ts';

/** Use as a ref: focuses what replaces the focused element, unless the focus is somewhere else. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) focusOnMount(element);
}
