import type { CSSProperties } from 'react';
import { Reasons } from './Reasons.tsx';
import styles from './TrailRow.module.css';
import { TrailWord } from './TrailWord.tsx';
import { roundSentence, type TrailRound } from './trail-round.ts';
import { WarmthMeter } from './WarmthMeter.tsx';

type TrailRowProps = TrailRound & { you: string; them: string; isFresh: boolean };

/** The gap between the two words is their distance: 100 minus warmth. */
export function TrailRow({ you, them, isFresh, ...round }: TrailRowProps) {
  const { yours, theirs, warmth } = round;
  return (
    <>
      <span className={styles.unseen}>{roundSentence(round, them, you)}</span>
      <div
        className={styles.row}
        aria-hidden="true"
        data-fresh={isFresh}
        style={{ '--distance': 100 - warmth } as CSSProperties}
      >
        <span className={styles.number}>{round.round}</span>
        {warmth < 100 ? (
          <>
            <span className={styles.yours}>
              <TrailWord word={yours} />
              <span className={styles.gap} />
            </span>
            <WarmthMeter warmth={warmth} size="s" hasWord isFresh={isFresh} />
            <span className={styles.theirs}>
              <span className={styles.gap} />
              <TrailWord word={theirs} />
            </span>
          </>
        ) : (
          <span className={styles.jinx}>
            <TrailWord word={yours === theirs ? yours : `${yours} · ${theirs}`} />
          </span>
        )}
      </div>
      <div aria-hidden="true">
        <Reasons {...round} you={you} />
      </div>
    </>
  );
}
