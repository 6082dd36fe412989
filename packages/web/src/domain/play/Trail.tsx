import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { useSlideDown } from '../../ui/use-slide-down.ts';
import { Reasons } from './Reasons.tsx';
import styles from './Trail.module.css';
import { roundSentence, type TrailRound } from './trail-round.ts';
import { WarmthMeter } from './WarmthMeter.tsx';
import { wordSize } from './word-size.ts';

interface TrailProps {
  rounds: readonly TrailRound[];
  /** The pair that the game began with; a dance may have none. */
  start?: readonly [string, string] | undefined;
  /** The name of the player, if it isn't the reader. */
  you?: string;
  /** The other side, as in the middle of a sentence: "the bee". */
  them: string;
}

/** The rounds so far, newest first. */
export function Trail({ rounds, start, you = 'you', them }: TrailProps) {
  const newestFirst = rounds.toSorted((one, other) => other.round - one.round);
  const list = useSlideDown(newestFirst[0]?.round ?? 0);
  return (
    <ol ref={list.ref} className={styles.trail}>
      {newestFirst.map((round) => (
        <li key={round.round} className={styles.item} data-fresh={round.round > list.shownAtFirst}>
          <TrailRow {...round} you={you} them={them} isFresh={round.round > list.shownAtFirst} />
        </li>
      ))}
      {start && (
        <li className={styles.item}>
          <TrailStart pair={start} />
        </li>
      )}
    </ol>
  );
}

type TrailRowProps = TrailRound & { you: string; them: string; isFresh: boolean };

/** Where the warmth is hidden, all words stand as far apart. */
const hiddenDistance = 50;

/** The gap between the two words is their distance: 100 minus warmth. */
function TrailRow({ you, them, isFresh, ...round }: TrailRowProps) {
  const { yours, theirs, warmth } = round;
  return (
    <>
      <VisuallyHidden>{roundSentence(round, them, you)}</VisuallyHidden>
      <div
        className={styles.row}
        aria-hidden="true"
        data-fresh={isFresh}
        style={
          { '--distance': warmth === undefined ? hiddenDistance : 100 - warmth } as CSSProperties
        }
      >
        <span className={styles.number}>{round.round}</span>
        {warmth !== 100 ? (
          <>
            <span className={styles.yours}>
              <TrailWord word={yours} />
              <span className={styles.gap} />
            </span>
            <WarmthMeter warmth={warmth} size="s" hasLabel isFresh={isFresh} />
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

/** The pair that the game began with. */
function TrailStart({ pair }: { pair: readonly [string, string] }) {
  return (
    <>
      <VisuallyHidden>{`Start: ${pair[0]} and ${pair[1]}.`}</VisuallyHidden>
      <div className={styles.start} aria-hidden="true">
        <span className={styles.half}>
          <TrailWord word={pair[0]} />
          <span className={styles.dashes} />
        </span>
        <span className={styles.label}>start</span>
        <span className={styles.half}>
          <span className={styles.dashes} />
          <TrailWord word={pair[1]} />
        </span>
      </div>
    </>
  );
}

/** A word of the trail. It fits half of the trail's width. */
function TrailWord({ word }: { word: string }) {
  return (
    <span className={`${styles.word} ${styles[wordSize(word)]}`} lang="en">
      {word}
    </span>
  );
}
