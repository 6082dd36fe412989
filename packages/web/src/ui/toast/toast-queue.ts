import type { ReactNode } from 'react';
import { createQueue, type Queued } from '../../platform/queue.ts';

export interface ToastContent {
  /** What happened, in bold before the text. */
  lead?: string;
  text: string;
  /** A fault is said at once, the rest when there is a pause. */
  look?: 'plain' | 'done' | 'fault';
  /** Drawn before the text, instead of what the look would draw. */
  art?: ReactNode;
  action?: { label: string; onPress(): void };
}

export type Toast = Queued<ToastContent>;

export const toastQueue = createQueue<ToastContent>();

/** Returns how to take it back, when what it says is no longer true. */
export function showToast(content: ToastContent): () => void {
  const { id } = toastQueue.add(content);
  return () => toastQueue.remove(id);
}
