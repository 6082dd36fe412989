import { type PointerEvent, type RefObject, useRef } from 'react';
import { dragOffset, isSwipedAway } from './swipe.ts';

interface Swipable {
  target: RefObject<HTMLElement | null>;
  axis: 'x' | 'y';
  towards: 'end' | 'both';
  isOff?: () => boolean;
  onDismiss(): void;
}

interface DragState {
  pointerId: number;
  start: number;
  last: number;
  time: number;
  speed: number;
}

/**
 * Pushes `target` away. While it is dragged it has `data-swiping` and --swiped, the distance; its stylesheet
 * does the moving.
 */
export function useSwipe({ target, axis, towards, isOff, onDismiss }: Swipable) {
  const grip = useRef<DragState>(undefined);
  const positionOf = (event: PointerEvent) => (axis === 'x' ? event.clientX : event.clientY);

  function onPointerDown(event: PointerEvent): void {
    const onControl = event.target instanceof Element && event.target.closest('button, a, input');
    if (event.button !== 0 || onControl || isOff?.()) return;
    const start = positionOf(event);
    grip.current = {
      pointerId: event.pointerId,
      start,
      last: start,
      time: event.timeStamp,
      speed: 0,
    };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent): void {
    const held = grip.current;
    if (held?.pointerId !== event.pointerId) return;
    const now = positionOf(event);
    const passed = Math.max(1, event.timeStamp - held.time);
    grip.current = { ...held, last: now, time: event.timeStamp, speed: (now - held.last) / passed };
    target.current?.setAttribute('data-swiping', '');
    target.current?.style.setProperty('--swiped', `${dragOffset(now - held.start, towards)}px`);
  }

  function onRelease(event: PointerEvent): void {
    const held = grip.current;
    const box = target.current;
    if (held?.pointerId !== event.pointerId || !box) return;
    grip.current = undefined;
    box.removeAttribute('data-swiping');
    const length = axis === 'x' ? box.offsetWidth : box.offsetHeight;
    const moved = held.last - held.start;
    const isAway =
      event.type === 'pointerup' && isSwipedAway({ moved, length, speed: held.speed, towards });
    if (isAway) onDismiss();
    else box.style.removeProperty('--swiped');
  }

  return { onPointerDown, onPointerMove, onPointerUp: onRelease, onPointerCancel: onRelease };
}
