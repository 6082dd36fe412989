import { lazy, Suspense, useState } from 'react';
import type { Daily } from '../../domain/play/daily.ts';
import { Trail } from '../../domain/play/Trail.tsx';
import { Notices } from './Notices.tsx';
import type { PlayState } from './play-reducer.ts';
import { SealStatusLine } from './SealStatusLine.tsx';
import type { SealState } from './seal.ts';
import styles from './TrailPanel.module.css';
import { toTrailRound } from './to-trail-round.ts';

const PathMap = lazy(async () => ({
  default: (await import('./game-over-components.ts')).PathMap,
}));
const GiveUpDialog = lazy(() => import('./GiveUpDialog.tsx'));

interface SideProps {
  userId: string;
  daily: Daily;
  state: PlayState;
  sealOf(round: number): SealState;
  onSeal(): void;
  onNewDay: (() => void) | undefined;
}

/** What the game has led to so far. */
export function TrailPanel({ userId, daily, state, sealOf, onSeal, onNewDay }: SideProps) {
  const { word1, word2, par, difficulty } = daily.puzzle;
  const { trail } = state;
  const [isGiveUpOpen, setLeaving] = useState(false);
  const [wasGiveUpOpened, setWasAsked] = useState(false);
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
        <Trail rounds={trail.map(toTrailRound)} start={[word1, word2]} them="the bee" />
      </section>
      <SealStatusLine last={trail.at(-1)} sealOf={sealOf} onSeal={onSeal} />
      {trail.length > 0 && (
        <Suspense>
          <section className={styles.map}>
            <h2 className={styles.heading}>Closing in</h2>
            <PathMap start={[word1, word2]} rounds={trail} isOver={false} />
          </section>
        </Suspense>
      )}
      <Suspense>
        {wasGiveUpOpened && (
          <GiveUpDialog
            userId={userId}
            daily={daily}
            isOpen={isGiveUpOpen}
            onClose={() => setLeaving(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
