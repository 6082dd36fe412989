import type { ReactNode } from 'react';
import { initialOf } from '../../ui/avatar/avatar-face.ts';
import { Button } from '../../ui/button/Button.tsx';
import { usePlayer } from '../account/player.ts';
import { Comb, type CombProps } from './Comb.tsx';
import { CombActions } from './CombActions.tsx';
import styles from './PlayRound.module.css';
import type { RevealPhase } from './phase.ts';
import {
  canSubmit,
  currentRound,
  fieldText,
  isFieldCovered,
  isQueued,
  myWord,
  type PlayState,
} from './play-reducer.ts';
import { preventFocusLoss } from './prevent-focus-loss.ts';
import { QueuedWordNotice } from './QueuedWordNotice.tsx';
import { Seal } from './Seal.tsx';
import { useFieldFocus } from './use-field-focus.ts';
import { WordInput } from './WordInput.tsx';

type FillField = (word: string) => void;

interface PlayRoundProps
  extends Pick<
    CombProps,
    'pair' | 'opening' | 'them' | 'captions' | 'classes' | 'talk' | 'theirs'
  > {
  state: PlayState;
  phase: RevealPhase;
  dispatch: (action: { type: 'type'; text: string }) => void;
  submit(): void;
  /** Sends a word again that could not be sent. */
  onTryNow?: () => void;
  onTakeBack?: () => void;
  /** Follows the reason of a refusal: "No round lost." */
  refusalNote?: string;
  offersSuggestions?: boolean;
  focusAtOnce?: boolean;
  /** The id of the rule, for who hears the field instead of seeing the stage. */
  describedBy?: string;
  /** Beside the submit button. */
  actions?: (fill: FillField) => ReactNode;
  /** Takes the place of the buttons. */
  instead?: ReactNode;
  below?: (fill: FillField) => ReactNode;
}

/** The pair, a field for a word that links it, and what both said to it. */
export function PlayRound({
  state,
  phase,
  dispatch,
  submit,
  onTryNow = () => {},
  onTakeBack,
  refusalNote,
  offersSuggestions = false,
  focusAtOnce = false,
  describedBy,
  actions,
  instead,
  below,
  ...comb
}: PlayRoundProps) {
  const { game, trail, revealing, pending, refusal, timesRefused } = state;
  const initial = initialOf(usePlayer().displayName);
  const { field, focusField } = useFieldFocus({ atOnce: focusAtOnce });
  const word = myWord(state);
  const isSealedInField = game.sealsInField === true && word !== undefined && !revealing;

  function fill(text: string): void {
    dispatch({ type: 'type', text });
    focusField();
  }

  return (
    <Comb
      {...comb}
      round={currentRound(state)}
      phase={phase}
      yours={game.sealsInField ? revealing?.yours : word}
      theirWord={revealing?.theirs}
      warmth={revealing?.warmth}
      lastWarmth={trail.at(-1)?.warmth}
      initial={initial}
      field={
        <WordInput
          ref={field}
          label={comb.pair ? `Your word, ${comb.pair.join(' + ')}` : 'Your word'}
          value={fieldText(state)}
          // What is typed from now on is the next word; this one is seen until the envelope lies over it.
          coveredWord={isFieldCovered(state) ? word : undefined}
          onChange={(text) => dispatch({ type: 'type', text })}
          fault={refusal?.text}
          timesRefused={timesRefused}
          note={refusalNote}
          hasFaultAbove
          describedBy={describedBy}
          suggestions={offersSuggestions ? refusal?.suggestions : undefined}
          onSuggestion={fill}
          seal={isSealedInField && <Seal initial={initial} isFresh />}
        />
      }
      onSubmit={() => {
        if (canSubmit(state)) submit();
        focusField();
      }}
    >
      {isQueued(state) && pending ? (
        <QueuedWordNotice word={pending.word} onTryNow={onTryNow} onTakeBack={onTakeBack} />
      ) : (
        <div className={styles.below}>
          <CombActions isInert={!canSubmit(state)}>
            {actions?.(fill)}
            <Button type="submit" look="ink" onMouseDown={preventFocusLoss}>
              Seal my word
            </Button>
          </CombActions>
          {instead}
        </div>
      )}
      {below?.(fill)}
    </Comb>
  );
}
