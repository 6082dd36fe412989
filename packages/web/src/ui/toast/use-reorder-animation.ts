import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isMotionAllowed } from '../motion.ts';

const glide = {
  duration: 240,
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  composite: 'add',
} as const;

/** When one comes or goes the others glide to their new places. */
export function useReorderAnimation(box: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<HTMLElement, number>());
  useLayoutEffect(() => {
    const before = places.current;
    places.current = placesIn(box.current);
    if (!isMotionAllowed()) return;
    for (const [card, top] of places.current) {
      const way = (before.get(card) ?? top) - top;
      if (way === 0) continue;
      card.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], glide);
    }
  });
}

/** Where each card is laid out, whatever it is gliding through at the moment. */
function placesIn(box: HTMLElement | null): Map<HTMLElement, number> {
  const cards = box?.querySelectorAll<HTMLElement>('[data-toast]') ?? [];
  const top = box?.getBoundingClientRect().top ?? 0;
  return new Map([...cards].map((card) => [card, top + card.offsetTop]));
}
