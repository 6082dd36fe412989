import type { MouseEvent } from 'react';

/** For a press on a button that leaves the field its focus, and a phone its keyboard. */
export function preventFocusLoss(event: MouseEvent): void {
  event.preventDefault();
}
