import type { Dispatch } from 'react';
import { usePlayer } from '../../domain/account/player.ts';
import { Comb } from '../../domain/play/Comb.tsx';
import { CombActions } from '../../domain/play/CombActions.tsx';
import type { RevealPhase } from '../../domain/play/phase.ts';
import { preventFocusLoss } from '../../domain/play/prevent-focus-loss.ts';
import { useFieldFocus } from '../../domain/play/use-field-focus.ts';
import { WordInput } from '../../domain/play/WordInput.tsx';
import { initialOf } from '../../ui/avatar/avatar-face.ts';
import { Button } from '../../ui/button/Button.tsx';
import { copy, wordFaultMessages } from './copy.ts';
import {
  currentRound,
  hintFor,
  type TutorialAction,
  type TutorialState,
} from './tutorial-reducer.ts';

interface RoundProps {
  state: TutorialState;
  phase: RevealPhase;
  dispatch: Dispatch<TutorialAction>;
}

/** One of the two staged rounds. */
export function TutorialRound({ state, phase, dispatch }: RoundProps) {
  const { pair, said, trail, draft, fault, timesRefused } = state;
  const initial = initialOf(usePlayer().displayName);
  const { field, focusField } = useFieldFocus({ atOnce: state.replays > 0 });
  const hint = hintFor(state);

  function say(): void {
    dispatch({ type: 'say' });
    focusField();
  }

  function take(word: string): void {
    dispatch({ type: 'type', text: word });
    focusField();
  }

  return (
    <Comb
      round={currentRound(state)}
      phase={phase}
      pair={pair}
      said={said}
      lastWarmth={trail.at(-1)?.warmth}
      initial={initial}
      bubble={{ texts: [copy.ask, copy.near], says: beeRemark(phase, trail.length) }}
      field={
        <WordInput
          ref={field}
          label={`${copy.yourWord}, ${pair.join(' + ')}`}
          value={draft}
          onChange={(text) => dispatch({ type: 'type', text })}
          fault={fault && wordFaultMessages[fault]}
          timesRefused={timesRefused}
        />
      }
      onSubmit={say}
    >
      <CombActions isInert={phase !== 'typing'}>
        {hint && (
          <Button
            look="stage"
            size="small"
            onMouseDown={preventFocusLoss}
            onClick={() => take(hint)}
          >
            {copy.stuck(hint)}
          </Button>
        )}
        <Button type="submit" look="ink" onMouseDown={preventFocusLoss}>
          {copy.seal}
        </Button>
      </CombActions>
    </Comb>
  );
}

/** While the cards turn it holds its breath. */
function beeRemark(phase: RevealPhase, roundsPlayed: number): string | undefined {
  if (phase === 'typing') return roundsPlayed === 0 ? copy.ask : copy.near;
  return phase === 'warming' ? copy.near : undefined;
}
