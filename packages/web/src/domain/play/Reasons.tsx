import { Reason } from './Reason.tsx';
import styles from './Reasons.module.css';
import type { TrailRound } from './trail-round.ts';
import { knownReasons } from './trail-round.ts';

type ReasonsProps = TrailRound & { you: string };

/** Why the words of a round link its pair: a line for each that is known. */
export function Reasons({ you, ...round }: ReasonsProps) {
  const known = knownReasons(round);
  if (known.length === 0) return null;
  const isOneWord = round.warmth === 100 && known.length === 1;
  return (
    <div className={styles.reasons}>
      {known.map(({ word, reason, isYours }) => (
        <Reason key={word} reason={reason}>
          {!isOneWord && (
            <>
              {isYours && you === 'you' && 'your '}
              <b className={styles.word}>{word}</b>
              {isYours && known.length > 1 && ' works too'}
              {': '}
            </>
          )}
        </Reason>
      ))}
    </div>
  );
}
