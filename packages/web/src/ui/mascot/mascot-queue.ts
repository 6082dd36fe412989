import type { ReactNode } from 'react';
import { createQueue } from '../../platform/queue.ts';
import type { MascotSide } from './choose-side.ts';

interface MascotAction {
  label: string;
  onPress?(): void;
}

export interface MascotMessage {
  message: string;
  /** Below the message, smaller. */
  details?: ReactNode;
  actions?: readonly MascotAction[];
  /** The first two answers look alike. */
  hasEqualAnswers?: boolean;
  from?: MascotSide;
  /** Beside a page that goes on: nothing is blurred, and every press reaches the page. */
  isAside?: boolean;
  bee?: ReactNode;
  onDismiss?(): void;
}

export const mascotQueue = createQueue<MascotMessage>();

/** Queued behind the current one. */
export function showMascot(message: MascotMessage): void {
  mascotQueue.add(message);
}
