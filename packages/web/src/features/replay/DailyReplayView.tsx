import type { DailyRound, Replay } from '@bee-jinx/contract/browser';
import { toTrailRound } from '../../domain/play/daily.ts';
import layout from '../../domain/play/layout.module.css';
import { Trail } from '../../domain/play/Trail.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import styles from './DailyReplayView.module.css';
import { tierLabel } from './outcome-label.ts';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayHeader } from './ReplayHeader.tsx';
import { Scene } from './Scene.tsx';
import { usePlayback } from './use-playback.ts';

interface DailyReplayViewProps {
  replay: Replay;
  rounds: readonly DailyRound[];
}

export function DailyReplayView({ replay, rounds }: DailyReplayViewProps) {
  const [playback, act] = usePlayback(rounds.length);
  const { puzzle, displayName } = replay;
  return (
    <div className={layout.screen}>
      <div className={layout.stage}>
        <div className={styles.show}>
          <ReplayHeader replay={replay} />
          <Scene puzzle={puzzle} rounds={rounds} at={playback.shown} player={displayName} />
          <ReplayControls playback={playback} onAction={act} />
        </div>
      </div>
      <div className={layout.side}>
        <section>
          <div className={layout.head}>
            <h2 className={layout.heading}>The way there</h2>
          </div>
          <Trail
            start={[puzzle.word1, puzzle.word2]}
            rounds={rounds.slice(0, playback.shown).map(toTrailRound)}
            you={displayName}
            them="the bee"
          />
        </section>
        <p className={styles.tier}>{tierLabel(replay)}</p>
        <div className={styles.next}>
          <ButtonLink to={`/jinx/daily?puzzleNumber=${puzzle.puzzleNumber}`} variant="outline">
            See my own game
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
