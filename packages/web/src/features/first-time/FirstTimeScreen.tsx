import { useRef } from 'react';
import { HoneyBurst } from '../../ui/comb/HoneyBurst.tsx';
import { JinxScene } from '../../ui/comb/JinxScene.tsx';
import { isOut } from '../../ui/comb/phase.ts';
import { readOut } from '../../ui/read-out.ts';
import { roundSentence } from '../../ui/round-sentence.ts';
import { useTitle } from '../../ui/use-title.ts';
import { copy } from './copy.ts';
import styles from './FirstTimeScreen.module.css';
import { Round } from './Round.tsx';
import { Side } from './Side.tsx';
import { isMoving, type Tutorial } from './tutorial.ts';
import { useTutorial } from './use-tutorial.ts';

/** The game explained by playing it: one near miss, one jinx. */
export function Component() {
  useTitle(`${copy.title} · Bee Jinx`);
  const root = useRef<HTMLDivElement>(null);
  const { state, dispatch } = useTutorial(root);
  const isDone = state.phase === 'done';
  return (
    <div ref={root} className={styles.screen} data-skippable={isMoving(state)}>
      <div className={styles.stage} data-done={isDone}>
        {(isDone || state.phase === 'jinx') && <HoneyBurst />}
        {state.phase === 'done' ? (
          <JinxScene
            word={state.pair[0]}
            heading={
              <h1 ref={readOut} tabIndex={-1}>
                {copy.jinx}
              </h1>
            }
          >
            {copy.gift}
          </JinxScene>
        ) : (
          <>
            <h1 className={styles.unseen} tabIndex={-1}>
              {copy.title}
            </h1>
            <Round key={state.replays} state={state} phase={state.phase} dispatch={dispatch} />
          </>
        )}
      </div>
      <Side key={state.replays} state={state} onAgain={() => dispatch({ type: 'restart' })} />
      <p role="status" className={styles.unseen}>
        {spoken(state)}
      </p>
    </div>
  );
}

/** The round in one sentence, and then what the bee says. */
function spoken({ phase, said, trail }: Tutorial): string {
  const last = phase !== 'done' && isOut(phase) ? said : trail.at(-1);
  if (!last) return copy.ask;
  const round = roundSentence(last, 'the bee');
  return last.warmth < 100 ? `${round} ${copy.near}` : round;
}
