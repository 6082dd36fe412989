import type { Dispatch } from 'react';
import { usePlayer } from '../../../domain/account/player.ts';
import { CombActions } from '../../../domain/play/CombActions.tsx';
import type { RevealPhase } from '../../../domain/play/phase.ts';
import { preventFocusLoss } from '../../../domain/play/prevent-focus-loss.ts';
import { QueuedWordNotice } from '../../../domain/play/QueuedWordNotice.tsx';
import { Seal } from '../../../domain/play/Seal.tsx';
import { useFieldFocus } from '../../../domain/play/use-field-focus.ts';
import { WordInput } from '../../../domain/play/WordInput.tsx';
import { initialOf } from '../../../ui/avatar/avatar-face.ts';
import { Button } from '../../../ui/button/Button.tsx';
import {
  canSubmit,
  currentRound,
  myWord,
  type PlayAction,
  type PlayState,
} from '../play-reducer.ts';
import { DanceComb } from './DanceComb.tsx';
import { NudgeButton } from './NudgeButton.tsx';
import { canNudge } from './nudge-rules.ts';
import styles from './Round.module.css';
import { useSubmitWord } from './use-submit-word.ts';
import { Verdict } from './Verdict.tsx';

interface RoundProps {
  state: PlayState;
  phase: RevealPhase;
  dispatch: Dispatch<PlayAction>;
}

export function Round({ state, phase, dispatch }: RoundProps) {
  const { game, trail, revealing: turning, pending: sending, draft, refusal, timesRefused } = state;
  const initial = initialOf(usePlayer().displayName);
  const { field, focusField } = useFieldFocus({ atOnce: false });
  const { submit: say, tryNow } = useSubmitWord(state, dispatch);
  const word = myWord(state);
  const last = trail.at(-1);
  const isWaiting = sending !== undefined && sending.failures > 0;

  function submit(): void {
    if (canSubmit(state)) say();
    focusField();
  }

  return (
    <DanceComb
      state={state}
      phase={phase}
      initial={initial}
      onSubmit={submit}
      field={
        <WordInput
          ref={field}
          label={last ? `Your word, ${last.yours} + ${last.theirs}` : 'Your word'}
          value={word ?? draft}
          onChange={(text) => dispatch({ type: 'type', text })}
          fault={refusal}
          timesRefused={timesRefused}
          seal={word === undefined ? undefined : <Seal initial={initial} isFresh />}
        />
      }
    >
      {isWaiting ? (
        <QueuedWordNotice word={sending.word} onTryNow={tryNow} />
      ) : (
        <div className={styles.below}>
          <CombActions isInert={!canSubmit(state)}>
            <Button type="submit" look="ink" onMouseDown={preventFocusLoss}>
              Seal my word
            </Button>
          </CombActions>
          {phase === 'warming' && turning && <Verdict revealed={turning} previous={last} />}
          {phase === 'typing' &&
            word !== undefined &&
            (canNudge(state) ? (
              <NudgeButton key={currentRound(state)} game={game} />
            ) : (
              <p className={styles.pill}>Sealed for round {currentRound(state)}</p>
            ))}
        </div>
      )}
    </DanceComb>
  );
}
