import { useEffect, useRef } from 'react';

/**
 * With a hardware keyboard the field gets the focus at once. On a phone the keyboard would cover half of the
 * screen before anything was seen, so there the first tap focuses the field.
 */
export function useFieldFocus({ atOnce }: { atOnce: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = () => field.current?.focus({ preventScroll: true });

  useEffect(() => {
    const focus = () => field.current?.focus({ preventScroll: true });
    if (atOnce) focus();
    if (atOnce || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    // After the heading, which gets the focus first on every new screen.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [atOnce]);

  return { field, focusField };
}
