import type { ReactNode } from 'react';
import { createQueue, type Queued } from '../../platform/queue.ts';

export interface ToastContent {
  lead?: string;
  text: string;
  /** A fault is announced assertively. */
  variant?: 'plain' | 'done' | 'fault';
  /** Replaces the look's picture. */
  art?: ReactNode;
  action?: { label: string; onPress(): void };
}

export type Toast = Queued<ToastContent>;

export const toastQueue = createQueue<ToastContent>();

/** Returns a function that removes it. */
export function showToast(content: ToastContent): () => void {
  const { id } = toastQueue.add(content);
  return () => toastQueue.remove(id);
}
