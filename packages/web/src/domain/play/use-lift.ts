import { useLayoutEffect, useRef } from 'react';
import { isMotionAllowed } from '../../ui/motion.ts';

/** The cards that were just turned over rise to where the pair stands, and are the next pair. */
export function useLift(round: number) {
  const pairRow = useRef<HTMLDivElement>(null);
  const answerRow = useRef<HTMLDivElement>(null);
  const shown = useRef(round);
  useLayoutEffect(() => {
    const isNext = round > shown.current;
    shown.current = round;
    const [pair, answers] = [pairRow.current, answerRow.current];
    if (!isNext || !pair || !answers || !isMotionAllowed()) return;
    const way = answers.getBoundingClientRect().top - pair.getBoundingClientRect().top;
    [...pair.children].forEach((card, index) => {
      const tilt = index === 0 ? -2.5 : 2.5;
      card.animate([{ transform: `translateY(${way}px) rotate(${tilt}deg)` }, {}], {
        duration: 420,
        // One after the other, as a hand would.
        delay: index * 60,
        fill: 'backwards',
        easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)',
      });
    });
  }, [round]);
  return { pairRow, answerRow };
}
