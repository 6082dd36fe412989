import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHeaderSlot } from '../../ui/use-header-slot.ts';

/** Shows its children in the header. */
export function HeaderNote({ children }: { children: ReactNode }) {
  const slot = useHeaderSlot();
  return slot && createPortal(children, slot);
}
