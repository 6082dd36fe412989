import { puzzleNumberOn } from '@bee-jinx/game';
import { useToday } from '../../platform/use-today.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Trail } from '../../ui/Trail.tsx';
import { copy } from './copy.ts';
import styles from './Side.module.css';
import { firstPair } from './staged.ts';
import type { Tutorial } from './tutorial.ts';

interface SideProps {
  state: Tutorial;
  onAgain: () => void;
}

/** What stands on paper: below the game on a phone, beside it on a desk. */
export function Side({ state, onAgain }: SideProps) {
  const isDone = state.phase === 'done';
  return (
    <div className={styles.side}>
      {isDone && <WhatNext onAgain={onAgain} />}
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

function WhatNext({ onAgain }: { onAgain: () => void }) {
  const today = useToday();
  return (
    <div className={styles.next}>
      {today && <ButtonLink to="/jinx/daily">{copy.play(puzzleNumberOn(today))}</ButtonLink>}
      <Button look="outline" onClick={onAgain}>
        {copy.again}
      </Button>
    </div>
  );
}
