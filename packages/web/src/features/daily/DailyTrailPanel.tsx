import type { DailyStats } from '@bee-jinx/contract/browser';
import { userLevelOf } from '@bee-jinx/game';
import { lazy, memo, Suspense, useState } from 'react';
import type { Daily, DailyTrailRound } from '../../domain/play/daily.ts';
import layout from '../../domain/play/layout.module.css';
import { loadOwnLevel } from '../../domain/play/own-stats.ts';
import { TrailPanel } from '../../domain/play/TrailPanel.tsx';
import { retryImport } from '../../platform/retry-import.ts';
import { openLoaded } from '../../ui/dialog/open-loaded.ts';
import styles from './DailyTrailPanel.module.css';
import { Notices } from './Notices.tsx';
import { SealStatusLine } from './SealStatusLine.tsx';
import { SlopeChoice } from './SlopeChoice.tsx';
import type { SealState } from './seal.ts';

const PathMap = lazy(async () => ({
  default: (await retryImport(() => import('./game-over-components.ts'))).PathMap,
}));
const loadGiveUpDialog = () => import('./GiveUpDialog.tsx');
const GiveUpDialog = lazy(loadGiveUpDialog);

interface DailyTrailPanelProps {
  userId: string;
  daily: Daily;
  /** As they came with the page, for those who have any. */
  statsAtFirst: DailyStats | undefined;
  trail: readonly DailyTrailRound[];
  /** A word is sealed, and the round not yet over. */
  isSealed: boolean;
  sealOf(round: number): SealState;
  onVerifySeals(): void;
  onNewDay: (() => void) | undefined;
}

interface ClosingInProps {
  word1: string;
  word2: string;
  rounds: readonly DailyTrailRound[];
}

/** Memoized: an update would remove what the server has painted of it, until its code is loaded. */
const ClosingIn = memo(({ word1, word2, rounds }: ClosingInProps) => (
  <Suspense>
    <section className={styles.map}>
      <h2 className={layout.heading}>Closing in</h2>
      <PathMap start={[word1, word2]} rounds={rounds} isOver={false} />
    </section>
  </Suspense>
));

export function DailyTrailPanel({
  userId,
  daily,
  statsAtFirst,
  trail,
  isSealed,
  sealOf,
  onVerifySeals,
  onNewDay,
}: DailyTrailPanelProps) {
  const { word1, word2, par } = daily.puzzle;
  // Without stats by those of this browser: a request would come too late.
  const [level] = useState(() =>
    statsAtFirst ? userLevelOf(statsAtFirst.gamesPlayed) : loadOwnLevel(),
  );
  const isFirstGame = level === 'new';
  /** Undefined until the dialog is first opened. */
  const [isGivingUp, setGivingUp] = useState<boolean>();
  return (
    <TrailPanel
      above={<Notices daily={daily} onNewDay={onNewDay} className={styles.notices} />}
      beside={
        <>
          <span className={styles.par}>Most need {par}</span>
          <button
            type="button"
            className={layout.aside}
            // Keeps its room.
            data-hidden={isSealed}
            onClick={() => openLoaded(loadGiveUpDialog, () => setGivingUp(true))}
          >
            Give up
          </button>
        </>
      }
      rounds={trail}
      start={[word1, word2]}
      them="the bee"
    >
      {trail.length === 0 && isFirstGame && (
        <p className={styles.goal}>
          <b>Say the word you think the bee said.</b> If you differ, both words are the next pair.
        </p>
      )}
      {(!isFirstGame || daily.game.slope) && (
        <SlopeChoice userId={userId} daily={daily} canChoose={trail.length === 0 && !isSealed} />
      )}
      <SealStatusLine last={trail.at(-1)} sealOf={sealOf} onVerifySeals={onVerifySeals} />
      {trail.length > 0 && daily.game.slope !== 'steep' && (
        <ClosingIn word1={word1} word2={word2} rounds={trail} />
      )}
      <Suspense>
        {isGivingUp !== undefined && (
          <GiveUpDialog
            userId={userId}
            daily={daily}
            isOpen={isGivingUp}
            onClose={() => setGivingUp(false)}
          />
        )}
      </Suspense>
    </TrailPanel>
  );
}
