import { puzzleNumberOn } from '@bee-jinx/game';
import { Trail } from '../../domain/play/Trail.tsx';
import { useToday } from '../../platform/use-today.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { copy } from './copy.ts';
import styles from './TrailPanel.module.css';
import type { TutorialState } from './tutorial-reducer.ts';
import { firstPair } from './tutorial-script.ts';

interface SideProps {
  state: TutorialState;
  onRestart: () => void;
}

/** What stands on paper: below the game on a phone, beside it on a desk. */
export function TrailPanel({ state, onRestart }: SideProps) {
  const isDone = state.phase === 'done';
  return (
    <div className={styles.side}>
      {isDone && <NextActions onRestart={onRestart} />}
      <section>
        <div className={styles.head}>
          <h2 className={styles.heading}>{isDone ? copy.path : copy.trail}</h2>
          {!isDone && (
            <Link className={styles.skip} to="/jinx/daily">
              {copy.skip}
            </Link>
          )}
        </div>
        <Trail rounds={state.trail} start={firstPair} them="the bee" />
      </section>
    </div>
  );
}

function NextActions({ onRestart }: { onRestart: () => void }) {
  const today = useToday();
  return (
    <div className={styles.next}>
      {today && <ButtonLink to="/jinx/daily">{copy.play(puzzleNumberOn(today))}</ButtonLink>}
      <Button look="outline" onClick={onRestart}>
        {copy.again}
      </Button>
    </div>
  );
}
