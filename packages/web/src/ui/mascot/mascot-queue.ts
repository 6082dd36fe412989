import type { ReactNode } from 'react';
import { createQueue } from '../../platform/queue.ts';

interface MascotAction {
  label: string;
  onPress?(): void;
}

export interface MascotMessage {
  message: string;
  actions?: readonly MascotAction[];
  from?: 'left' | 'right' | 'top' | 'bottom';
  bee?: ReactNode;
  onDismiss?(): void;
}

export const mascotQueue = createQueue<MascotMessage>();

/** Queued behind the current one. */
export function showMascot(message: MascotMessage): void {
  mascotQueue.add(message);
}
