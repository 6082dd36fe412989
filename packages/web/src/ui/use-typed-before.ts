import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * In a painted page something may have been typed or chosen before there was anything to notice it. Returns a ref for an element
 * around the field.
 */
export function useTypedBefore<Around extends HTMLElement>(
  value: unknown,
  onTyped: (field: Field) => void,
): RefObject<Around | null> {
  const around = useRef<Around>(null);
  const takeOver = useEffectEvent(() => {
    const field = around.current?.querySelector<Field>('input, textarea, select');
    if (field && typeof value === 'string' && field.value !== value) onTyped(field);
  });
  useLayoutEffect(() => takeOver(), []);
  return around;
}
