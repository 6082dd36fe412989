import type { Notification } from '@bee-jinx/contract/browser';
import { useEffect } from 'react';

/** News that the screen tells of by itself, by their kind and sender: a toast would say it twice. */
const told = new Set<string>();
const keyOf = (type: Notification['type'], userId: string | undefined) => `${type} ${userId}`;

export const isToldHere = ({ type, from }: Pick<Notification, 'type' | 'from'>): boolean =>
  told.has(keyOf(type, from?.userId));

/** For a screen that says so itself when this kind of news comes from this player. */
export function useToldHere(type: Notification['type'], userId: string): void {
  useEffect(() => {
    const key = keyOf(type, userId);
    told.add(key);
    return () => {
      told.delete(key);
    };
  }, [type, userId]);
}
