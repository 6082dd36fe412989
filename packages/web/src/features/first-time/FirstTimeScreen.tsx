import { useEffect, useReducer } from 'react';
import { HoneyBurst } from '../../domain/play/HoneyBurst.tsx';
import { JinxScene } from '../../domain/play/JinxScene.tsx';
import layout from '../../domain/play/layout.module.css';
import { PlayStage } from '../../domain/play/PlayStage.tsx';
import { isRevealed } from '../../domain/play/phase.ts';
import { createPlayState, playReducer } from '../../domain/play/play-reducer.ts';
import { TrailPanel } from '../../domain/play/TrailPanel.tsx';
import { isJinx, roundSentence, type TrailRound } from '../../domain/play/trail-round.ts';
import { markTutorialDone } from '../../domain/play/tutorial-done.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { Link } from '../../ui/link/Link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { copy } from './copy.ts';
import styles from './FirstTimeScreen.module.css';
import { TutorialRound } from './TutorialRound.tsx';
import { trackTutorialStart } from './track-tutorial.ts';
import { createTutorial, type TutorialGame, type TutorialState, tutorialPair } from './tutorial.ts';
import { firstPair } from './tutorial-script.ts';

/** The game explained by playing it: one near miss, one jinx. */
export function Component() {
  useTitle(`${copy.title} · Bee Jinx`);
  const [state, dispatch] = useReducer(
    playReducer<TrailRound, TutorialGame>,
    undefined,
    (): TutorialState => createPlayState(createTutorial()),
  );
  const { phase, trail } = state;
  const { replays } = state.game;
  const isOver = phase === 'over';
  useEffect(() => trackTutorialStart(), []);
  useEffect(() => {
    if (isOver) markTutorialDone();
  }, [isOver]);

  const panel = (
    <TrailPanel
      key={replays}
      above={
        isOver && (
          <NextActions
            onRestart={() => dispatch({ type: 'restart', game: createTutorial(replays + 1) })}
          />
        )
      }
      heading={copy.trail}
      beside={
        !isOver && (
          <Link className={layout.aside} to="/jinx/daily" onClick={markTutorialDone}>
            {copy.skip}
          </Link>
        )
      }
      rounds={trail}
      start={firstPair}
      them="the bee"
    />
  );

  return (
    <PlayStage
      state={state}
      dispatch={dispatch}
      hasSound={false}
      title={copy.title}
      screenReaderMessage={screenReaderMessage(state)}
      round={
        phase !== 'over' && (
          <TutorialRound key={replays} state={state} phase={phase} dispatch={dispatch} />
        )
      }
      panel={panel}
      ending={{
        burst: <HoneyBurst />,
        scene: (
          <JinxScene
            word={tutorialPair(state)[0]}
            heading={
              <h1 ref={focusOnMount} tabIndex={-1}>
                {copy.jinx}
              </h1>
            }
          >
            {copy.gift}
          </JinxScene>
        ),
        panel,
      }}
    />
  );
}

function NextActions({ onRestart }: { onRestart: () => void }) {
  return (
    <div className={styles.next}>
      <ButtonLink to="/jinx/daily">{copy.play}</ButtonLink>
      <Button variant="outline" onClick={onRestart}>
        {copy.again}
      </Button>
    </div>
  );
}

/** The round in one sentence, and then what the bee says. */
function screenReaderMessage({ phase, revealing, trail }: TutorialState): string {
  const last = phase !== 'over' && isRevealed(phase) ? revealing : trail.at(-1);
  if (!last) return copy.ask;
  const sentence = roundSentence(last, 'the bee');
  return isJinx(last) ? sentence : `${sentence} ${copy.near}`;
}
