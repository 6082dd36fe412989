import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

const keys = ['Enter', 'Escape', ' '];
const overlays = 'dialog, [popover]';
const controls = 'a, button, dialog, [popover]';

/** While animations run, a tap anywhere or a key skips to their end. */
export function useSkip(
  root: RefObject<HTMLElement | null>,
  isMoving: boolean,
  skip: () => void,
): void {
  const isSkipping = useRef(false);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isIn(event, overlays)) return;
    // A held key repeats: it neither skips nor submits.
    const isHeld = event.repeat && event.key === 'Enter';
    const skips = isMoving && keys.includes(event.key) && !isIn(event, controls);
    if (!isHeld && !skips) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) end();
  });

  const onTap = useEffectEvent((event: Event) => {
    if (!isMoving || isIn(event, controls)) return;
    // The field keeps the focus, and a phone its keyboard.
    if (event.type === 'mousedown') event.preventDefault();
    else end();
  });

  function end(): void {
    isSkipping.current = true;
    skip();
  }

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Capture, because the field would submit on Enter.
    addEventListener('keydown', onKey, { signal, capture: true });
    addEventListener('pointerup', onTap, { signal });
    addEventListener('mousedown', onTap, { signal });
    return () => listening.abort();
  }, []);

  // Also finishes the animations that the skip itself starts.
  useLayoutEffect(() => {
    if (!isSkipping.current) return;
    isSkipping.current = false;
    for (const animation of root.current?.getAnimations({ subtree: true }) ?? []) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

const isIn = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
