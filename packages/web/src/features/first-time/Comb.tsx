import { type Dispatch, type SubmitEvent, useId } from 'react';
import { HexCard } from '../../ui/HexCard.tsx';
import { Acts } from './Acts.tsx';
import { Bubble } from './Bubble.tsx';
import styles from './Comb.module.css';
import { copy } from './copy.ts';
import { TheirCard } from './TheirCard.tsx';
import { type Action, hintFor, roundOf, type Tutorial } from './tutorial.ts';
import { useFieldFocus } from './use-field-focus.ts';
import { useLift } from './use-lift.ts';
import { Warmth } from './Warmth.tsx';
import { YourCard } from './YourCard.tsx';

interface CombProps {
  state: Tutorial;
  dispatch: Dispatch<Action>;
}

/** The five cells: the pair, the warmth, your word and the bee's. The field never moves. */
export function Comb({ state, dispatch }: CombProps) {
  const { phase, pair, said, trail } = state;
  const round = roundOf(state);
  const isOut = phase === 'warming' || phase === 'jinx';
  const headingId = useId();
  const { field, focusField } = useFieldFocus({ atOnce: state.replays > 0 });
  const { pairRow, answerRow } = useLift(round);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    dispatch({ type: 'say' });
    focusField();
  }

  function take(word: string): void {
    dispatch({ type: 'type', text: word });
    focusField();
  }

  return (
    <form className={styles.comb} aria-labelledby={headingId} onSubmit={submit} noValidate>
      <div className={styles.captions} data-spent={phase === 'jinx'} data-first={round === 1}>
        <span>{copy.youSaid}</span>
        <h2 id={headingId} className={styles.round}>
          {copy.round(round)}
        </h2>
        <span>{copy.beeSaid}</span>
      </div>
      <div ref={pairRow} className={styles.pair} data-spent={isOut} data-jinx={phase === 'jinx'}>
        <HexCard word={pair[0]} />
        <HexCard word={pair[1]} />
      </div>
      <div className={styles.talk}>
        <Bubble says={saidByTheBee(state)} />
        <Warmth warmth={(isOut ? said : trail.at(-1))?.warmth} phase={phase} />
      </div>
      <div ref={answerRow} className={styles.answers} data-phase={phase}>
        <YourCard state={state} field={field} onType={(text) => dispatch({ type: 'type', text })} />
        <TheirCard key={round} phase={phase} word={said?.theirs} isNext={round > 1} />
      </div>
      <Acts hint={hintFor(state)} onHint={take} isAway={phase !== 'typing'} />
    </form>
  );
}

/** While the cards turn it holds its breath. */
function saidByTheBee({ phase, trail }: Tutorial): 'ask' | 'near' | undefined {
  if (phase === 'typing') return trail.length === 0 ? 'ask' : 'near';
  return phase === 'warming' ? 'near' : undefined;
}
