import { useLayoutEffect, useRef } from 'react';
import { isMotionAllowed } from '../../ui/motion.ts';

/** Animates the two revealed cards up to the place of the pair, where they are the next pair. */
export function useLiftRevealedCards(round: number) {
  const pairRow = useRef<HTMLDivElement>(null);
  const answerRow = useRef<HTMLDivElement>(null);
  const shown = useRef(round);
  useLayoutEffect(() => {
    const isNext = round > shown.current;
    shown.current = round;
    const [pair, answers] = [pairRow.current, answerRow.current];
    if (!isNext || !pair || !answers || !isMotionAllowed()) return;
    const [from, to] = [answers.getBoundingClientRect(), pair.getBoundingClientRect()];
    // On a short screen the rows stand side by side.
    const way = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    [...pair.children].forEach((card, index) => {
      const tilt = index === 0 ? -2.5 : 2.5;
      card.animate([{ transform: `${way} rotate(${tilt}deg)` }, {}], {
        duration: 420,
        delay: index * 60,
        fill: 'backwards',
        easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)',
      });
    });
  }, [round]);
  return { pairRow, answerRow };
}
