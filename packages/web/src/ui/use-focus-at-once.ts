import { type RefObject, useEffect, useRef } from 'react';

/** For what appears in the place of what had the focus. */
export function useFocusAtOnce<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return ref;
}
