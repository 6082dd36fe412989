import type { MouseEvent } from 'react';

/** For `onMouseDown` of a button: the field keeps the focus, and a phone its keyboard. */
export function preventFocusLoss(event: MouseEvent): void {
  event.preventDefault();
}
