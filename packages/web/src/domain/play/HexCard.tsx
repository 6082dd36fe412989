import { type ReactNode, useState } from 'react';
import { BusyDots } from '../../ui/busy-dots/BusyDots.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Envelope } from './Envelope.tsx';
import styles from './HexCard.module.css';
import { wordSize } from './word-size.ts';

interface HexCardProps {
  /** Unknown for as long as it is sealed. */
  word?: string | undefined;
  /** The other word of its pair: both have one size. */
  pairedWith?: string | undefined;
  /** For screen readers, before the word: "The bee said". */
  saidBy?: string | undefined;
  /** `back` is an envelope, `awaited` an empty place. */
  face?: 'front' | 'back' | 'awaited';
  variant?: 'plain' | 'own' | 'jinx';
  height?: 'pair' | 'answer' | 'reveal';
  tilt?: 'left' | 'right';
  /** For screen readers, on the back: "The bee’s word, sealed". */
  backLabel?: string;
  /** Lies on the envelope; broken, its halves lie on the corners of the card. */
  seal?: ReactNode;
  /** Stands on the upper edge. */
  perched?: ReactNode;
  children?: ReactNode;
}

/** A word, or the envelope it is in. It fills the width it is given, and turns when its face changes. */
export function HexCard({
  word,
  pairedWith,
  saidBy,
  face = 'front',
  variant = 'plain',
  height = 'pair',
  tilt,
  backLabel = 'A sealed word',
  seal,
  perched,
  children,
}: HexCardProps) {
  // While it turns to its back, the front still shows the last word.
  const [shown, setShown] = useState(word ?? '');
  if (word !== undefined && word !== shown) setShown(word);
  const isFront = face === 'front';
  return (
    <div className={`${styles.card} ${styles[height]}`} data-tilt={tilt} data-face={face}>
      {perched && <div className={styles.perched}>{perched}</div>}
      <div className={styles.turning}>
        <div className={`${styles.front} ${styles[variant]}`} aria-hidden={!isFront}>
          {saidBy && <VisuallyHidden>{saidBy} </VisuallyHidden>}
          <CardWord word={shown} pairedWith={pairedWith} />
        </div>
        <div className={styles.back} aria-hidden={isFront} data-awaited={face === 'awaited'}>
          <VisuallyHidden>{backLabel}</VisuallyHidden>
          {face === 'awaited' ? <BusyDots /> : <Envelope />}
        </div>
      </div>
      {seal && <div className={styles.seal}>{seal}</div>}
      {children}
    </div>
  );
}

/** A word, as large as its length and its card allow. The card is a container of its size. */
function CardWord({ word, pairedWith }: { word: string; pairedWith: string | undefined }) {
  return (
    <span className={`${styles.word} ${styles[wordSize(word, pairedWith)]}`} lang="en">
      {word}
    </span>
  );
}
