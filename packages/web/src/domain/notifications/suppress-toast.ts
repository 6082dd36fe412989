import type { Notification } from '@bee-jinx/contract/browser';
import { useEffect } from 'react';

/** News that the screen tells of by itself, by their kind and sender: a toast would say it twice. */
const suppressed = new Set<string>();
const keyOf = (type: Notification['type'], userId: string | undefined) => `${type} ${userId}`;

export const isToastSuppressed = ({ type, from }: Pick<Notification, 'type' | 'from'>): boolean =>
  suppressed.has(keyOf(type, from?.userId));

/** For a screen that says so itself when this kind of news comes from this player. */
export function useSuppressToast(type: Notification['type'], userId: string): void {
  useEffect(() => {
    const key = keyOf(type, userId);
    suppressed.add(key);
    return () => {
      suppressed.delete(key);
    };
  }, [type, userId]);
}
