import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Bee } from './Bee.tsx';
import css from './LoadingBee.module.css';
import { nextPhrase } from './phrases.ts';

const phraseMs = 2000;

/** Only the first phrase is read out. */
export function LoadingBee() {
  const [first] = useState(() => nextPhrase(undefined, Math.random));
  const [phrase, setPhrase] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setPhrase((said) => nextPhrase(said, Math.random)), phraseMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={css.loading} role="status">
      <Bee motion="circle" lookAt="ahead" />
      <VisuallyHidden as="p">{first}</VisuallyHidden>
      <p key={phrase} className={css.phrase} aria-hidden="true">
        {phrase}
      </p>
    </div>
  );
}
