import type { Notification } from '@bee-jinx/contract/browser';
import { useEffect } from 'react';

/** Notifications that the current screen shows by itself, by type and sender. */
const suppressed = new Set<string>();
const keyOf = (type: Notification['type'], userId: string | undefined) => `${type} ${userId}`;

export const isToastSuppressed = ({ type, from }: Pick<Notification, 'type' | 'from'>): boolean =>
  suppressed.has(keyOf(type, from?.userId));

export function useSuppressToast(type: Notification['type'], userId: string): void {
  useEffect(() => {
    const key = keyOf(type, userId);
    suppressed.add(key);
    return () => {
      suppressed.delete(key);
    };
  }, [type, userId]);
}
