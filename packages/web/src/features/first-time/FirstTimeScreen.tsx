import { useRef } from 'react';
import { HoneyBurst } from '../../domain/play/HoneyBurst.tsx';
import { JinxScene } from '../../domain/play/JinxScene.tsx';
import { isRevealed } from '../../domain/play/phase.ts';
import { roundSentence } from '../../domain/play/round-sentence.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { useTitle } from '../../ui/use-title.ts';
import { copy } from './copy.ts';
import styles from './FirstTimeScreen.module.css';
import { TrailPanel } from './TrailPanel.tsx';
import { TutorialRound } from './TutorialRound.tsx';
import { isAnimating, type TutorialState } from './tutorial-reducer.ts';
import { useTutorial } from './use-tutorial.ts';

/** The game explained by playing it: one near miss, one jinx. */
export function Component() {
  useTitle(`${copy.title} · Bee Jinx`);
  const root = useRef<HTMLDivElement>(null);
  const { state, dispatch } = useTutorial(root);
  const isDone = state.phase === 'done';
  return (
    <div ref={root} className={styles.screen} data-skippable={isAnimating(state)}>
      <div className={styles.stage} data-done={isDone}>
        {(isDone || state.phase === 'jinx') && <HoneyBurst />}
        {state.phase === 'done' ? (
          <JinxScene
            word={state.pair[0]}
            heading={
              <h1 ref={focusOnMount} tabIndex={-1}>
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
            <TutorialRound
              key={state.replays}
              state={state}
              phase={state.phase}
              dispatch={dispatch}
            />
          </>
        )}
      </div>
      <TrailPanel
        key={state.replays}
        state={state}
        onRestart={() => dispatch({ type: 'restart' })}
      />
      <p role="status" className={styles.unseen}>
        {screenReaderMessage(state)}
      </p>
    </div>
  );
}

/** The round in one sentence, and then what the bee says. */
function screenReaderMessage({ phase, said, trail }: TutorialState): string {
  const last = phase !== 'done' && isRevealed(phase) ? said : trail.at(-1);
  if (!last) return copy.ask;
  const round = roundSentence(last, 'the bee');
  return last.warmth < 100 ? `${round} ${copy.near}` : round;
}
