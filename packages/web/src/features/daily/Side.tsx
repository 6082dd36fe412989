import { lazy, Suspense, useState } from 'react';
import type { Daily } from '../../api/daily.ts';
import { Trail } from '../../ui/Trail.tsx';
import { FairLine } from './FairLine.tsx';
import { Notices } from './Notices.tsx';
import type { Play } from './play.ts';
import styles from './Side.module.css';
import type { SealState } from './seal.ts';
import { trailRound } from './trail-rounds.ts';

const PathMap = lazy(async () => ({ default: (await import('./ending-parts.ts')).PathMap }));
const GiveUpDialog = lazy(() => import('./GiveUpDialog.tsx'));

interface SideProps {
  userId: string;
  daily: Daily;
  state: Play;
  sealOf(round: number): SealState;
  onSeal(): void;
  onNewDay: (() => void) | undefined;
}

/** What the game has led to so far. */
export function Side({ userId, daily, state, sealOf, onSeal, onNewDay }: SideProps) {
  const { word1, word2, par, difficulty } = daily.puzzle;
  const { trail } = state;
  const [isLeaving, setLeaving] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  return (
    <div className={styles.side}>
      <Notices daily={daily} onNewDay={onNewDay} />
      <section>
        <div className={styles.head}>
          <h2 className={styles.heading}>The trail so far</h2>
          <span className={styles.par}>
            Par {par}, {difficulty}
          </span>
          <button
            type="button"
            className={styles.leave}
            onClick={() => {
              setWasAsked(true);
              setLeaving(true);
            }}
          >
            Give up
          </button>
        </div>
        <Trail rounds={trail.map(trailRound)} start={[word1, word2]} them="the bee" />
      </section>
      <FairLine last={trail.at(-1)} sealOf={sealOf} onSeal={onSeal} />
      {trail.length > 0 && (
        <Suspense>
          <section className={styles.map}>
            <h2 className={styles.heading}>Closing in</h2>
            <PathMap start={[word1, word2]} rounds={trail} isOver={false} />
          </section>
        </Suspense>
      )}
      <Suspense>
        {wasAsked && (
          <GiveUpDialog
            userId={userId}
            daily={daily}
            isOpen={isLeaving}
            onClose={() => setLeaving(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
