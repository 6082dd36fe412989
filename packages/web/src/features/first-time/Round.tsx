import type { Dispatch } from 'react';
import { usePlayer } from '../../api/player.ts';
import { Button } from '../../ui/Button.tsx';
import { Acts } from '../../ui/comb/Acts.tsx';
import { Comb } from '../../ui/comb/Comb.tsx';
import { keepFocus } from '../../ui/comb/keep-focus.ts';
import type { RevealPhase } from '../../ui/comb/phase.ts';
import { useFieldFocus } from '../../ui/comb/use-field-focus.ts';
import { initialOf } from '../../ui/face-of.ts';
import { WordInput } from '../../ui/WordInput.tsx';
import { copy, refusals } from './copy.ts';
import { type Action, hintFor, roundOf, type Tutorial } from './tutorial.ts';

interface RoundProps {
  state: Tutorial;
  phase: RevealPhase;
  dispatch: Dispatch<Action>;
}

/** One of the two staged rounds. */
export function Round({ state, phase, dispatch }: RoundProps) {
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
      round={roundOf(state)}
      phase={phase}
      pair={pair}
      said={said}
      lastWarmth={trail.at(-1)?.warmth}
      initial={initial}
      bubble={{ texts: [copy.ask, copy.near], says: saidByTheBee(phase, trail.length) }}
      field={
        <WordInput
          ref={field}
          label={`${copy.yourWord}, ${pair.join(' + ')}`}
          value={draft}
          onChange={(text) => dispatch({ type: 'type', text })}
          fault={fault && refusals[fault]}
          timesRefused={timesRefused}
        />
      }
      onSubmit={say}
    >
      <Acts isAway={phase !== 'typing'}>
        {hint && (
          <Button look="stage" size="small" onMouseDown={keepFocus} onClick={() => take(hint)}>
            {copy.stuck(hint)}
          </Button>
        )}
        <Button type="submit" look="ink" onMouseDown={keepFocus}>
          {copy.seal}
        </Button>
      </Acts>
    </Comb>
  );
}

/** While the cards turn it holds its breath. */
function saidByTheBee(phase: RevealPhase, roundsPlayed: number): string | undefined {
  if (phase === 'typing') return roundsPlayed === 0 ? copy.ask : copy.near;
  return phase === 'warming' ? copy.near : undefined;
}
