import type { Dispatch } from 'react';
import { usePlayer } from '../../../api/player.ts';
import { Button } from '../../../ui/Button.tsx';
import { Acts } from '../../../ui/comb/Acts.tsx';
import { keepFocus } from '../../../ui/comb/keep-focus.ts';
import type { RevealPhase } from '../../../ui/comb/phase.ts';
import { useFieldFocus } from '../../../ui/comb/use-field-focus.ts';
import { WordWaiting } from '../../../ui/comb/WordWaiting.tsx';
import { initialOf } from '../../../ui/face-of.ts';
import { Seal } from '../../../ui/Seal.tsx';
import { WordInput } from '../../../ui/WordInput.tsx';
import { type Action, canSay, myWord, type Play, roundOf } from '../play.ts';
import { DanceComb } from './DanceComb.tsx';
import { Nudge } from './Nudge.tsx';
import { canNudge } from './nudging.ts';
import styles from './Round.module.css';
import { useSay } from './use-say.ts';
import { Verdict } from './Verdict.tsx';

interface RoundProps {
  state: Play;
  phase: RevealPhase;
  dispatch: Dispatch<Action>;
}

export function Round({ state, phase, dispatch }: RoundProps) {
  const { game, trail, turning, sending, draft, refusal, timesRefused } = state;
  const initial = initialOf(usePlayer().displayName);
  const { field, focusField } = useFieldFocus({ atOnce: false });
  const { say, tryNow } = useSay(state, dispatch);
  const word = myWord(state);
  const last = trail.at(-1);
  const isWaiting = sending !== undefined && sending.failures > 0;

  function submit(): void {
    if (canSay(state)) say();
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
        <WordWaiting word={sending.word} onTryNow={tryNow} />
      ) : (
        <div className={styles.below}>
          <Acts isAway={!canSay(state)}>
            <Button type="submit" look="ink" onMouseDown={keepFocus}>
              Seal my word
            </Button>
          </Acts>
          {phase === 'warming' && turning && <Verdict turned={turning} before={last} />}
          {phase === 'typing' &&
            word !== undefined &&
            (canNudge(state) ? (
              <Nudge key={roundOf(state)} game={game} />
            ) : (
              <p className={styles.pill}>Sealed for round {roundOf(state)}</p>
            ))}
        </div>
      )}
    </DanceComb>
  );
}
