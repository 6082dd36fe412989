import { type Dispatch, useId } from 'react';
import { BeeCard } from '../../domain/play/BeeCard.tsx';
import { PlayRound } from '../../domain/play/PlayRound.tsx';
import type { RevealPhase } from '../../domain/play/phase.ts';
import { currentRound } from '../../domain/play/play-reducer.ts';
import { preventFocusLoss } from '../../domain/play/prevent-focus-loss.ts';
import { SpeechBubble } from '../../domain/play/SpeechBubble.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { copy } from './copy.ts';
import {
  hintFor,
  submitDraft,
  type TutorialAction,
  type TutorialState,
  tutorialPair,
} from './tutorial.ts';

interface TutorialRoundProps {
  state: TutorialState;
  phase: RevealPhase;
  dispatch: Dispatch<TutorialAction>;
}

/** One of the two staged rounds. */
export function TutorialRound({ state, phase, dispatch }: TutorialRoundProps) {
  const { revealing, trail, game } = state;
  const round = currentRound(state);
  const hint = hintFor(state);
  const remarkId = useId();
  return (
    <PlayRound
      state={state}
      phase={phase}
      dispatch={dispatch}
      submit={() => submitDraft(state).forEach(dispatch)}
      focusAtOnce={game.replays > 0}
      pair={tutorialPair(state)}
      describedBy={remarkId}
      talk={
        <SpeechBubble
          id={remarkId}
          texts={[copy.ask, copy.near]}
          says={beeRemark(phase, trail.length)}
        />
      }
      theirs={
        <BeeCard
          key={round}
          phase={phase}
          word={revealing?.theirs}
          pairedWith={revealing?.yours}
          isNext={round > 1}
          sealsLate
        />
      }
      actions={(fill) =>
        hint && (
          <Button
            variant="stage"
            size="small"
            onMouseDown={preventFocusLoss}
            onClick={() => fill(hint)}
          >
            {copy.stuck(hint)}
          </Button>
        )
      }
    />
  );
}

/** While the cards turn the bee says nothing. */
function beeRemark(phase: RevealPhase, roundsPlayed: number): string | undefined {
  if (phase === 'typing') return roundsPlayed === 0 ? copy.ask : copy.near;
  return phase === 'warming' ? copy.near : undefined;
}
