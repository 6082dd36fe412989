import type { ReactNode } from 'react';
import { createQueue } from '../../platform/queue.ts';

interface MascotAction {
  label: string;
  onPress?(): void;
}

export interface MascotMessage {
  message: string;
  /** With actions it waits for a choice. */
  actions?: readonly MascotAction[];
  from?: 'left' | 'right' | 'top' | 'bottom';
  /** Another bee than the one that waves. */
  bee?: ReactNode;
  /** It left without a choice. */
  onDismiss?(): void;
}

export const mascotQueue = createQueue<MascotMessage>();

/** The bee comes in and says something; if it is already there, that has its turn first. */
export function showMascot(message: MascotMessage): void {
  mascotQueue.add(message);
}
