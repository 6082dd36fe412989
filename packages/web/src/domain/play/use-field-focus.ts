import { useEffect, useRef } from 'react';

/**
 * With a real keyboard one can type at once. A phone would cover half of the screen with its own
 * before anything was seen, so there the first tap does it; after that the field keeps the focus.
 */
export function useFieldFocus({ atOnce }: { atOnce: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = () => field.current?.focus({ preventScroll: true });

  useEffect(() => {
    const focus = () => field.current?.focus({ preventScroll: true });
    if (atOnce) focus();
    if (atOnce || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    // After the heading, which every new screen gives the focus first.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [atOnce]);

  return { field, focusField };
}
