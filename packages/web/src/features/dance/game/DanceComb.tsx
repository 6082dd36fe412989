import { type ReactNode, type SubmitEvent, useId } from 'react';
import { CombWarmth } from '../../../ui/comb/CombWarmth.tsx';
import { isOut, type RevealPhase } from '../../../ui/comb/phase.ts';
import { useLift } from '../../../ui/comb/use-lift.ts';
import { YourCard } from '../../../ui/comb/YourCard.tsx';
import { HexCard } from '../../../ui/HexCard.tsx';
import { partnerNameFirst } from '../partner-name.ts';
import { haveTheySealed, myWord, type Play, roundOf } from '../play.ts';
import styles from './DanceComb.module.css';
import { PartnerCard } from './PartnerCard.tsx';

interface DanceCombProps {
  state: Play;
  phase: RevealPhase;
  initial: string;
  field: ReactNode;
  onSubmit(): void;
  children: ReactNode;
}

/** The pair, the warmth, my word and theirs. The field never moves. */
export function DanceComb({ state, phase, initial, field, onSubmit, children }: DanceCombProps) {
  const headingId = useId();
  const { game, trail, turning } = state;
  const round = roundOf(state);
  const { pairRow, answerRow } = useLift(round);
  const last = trail.at(-1);
  const them = partnerNameFirst(game);
  const areWordsOut = isOut(phase);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className={styles.comb} aria-labelledby={headingId} onSubmit={submit} noValidate>
      <div className={styles.captions} data-spent={phase === 'jinx'} data-first={!last}>
        <span aria-hidden="true">You said</span>
        <h2 id={headingId} className={styles.round}>
          Round {round}
        </h2>
        <span className={styles.theirCaption} aria-hidden="true">
          <span className={styles.name}>{them}</span> <span>said</span>
        </span>
      </div>
      {last ? (
        <div
          ref={pairRow}
          className={styles.pair}
          data-spent={areWordsOut}
          data-jinx={phase === 'jinx'}
        >
          <HexCard word={last.yours} saidBy="You said" />
          <HexCard word={last.theirs} saidBy={`${them} said`} />
        </div>
      ) : (
        <div ref={pairRow} className={styles.opening} data-spent={areWordsOut}>
          <p>Say any word.</p>
          <p>Yours and theirs are the first pair.</p>
        </div>
      )}
      <div className={styles.talk}>
        <span className={styles.yourNote}>
          {phase === 'typing' && (myWord(state) === undefined ? 'Your word' : 'Only you see it')}
        </span>
        <div className={styles.middle}>
          <CombWarmth warmth={areWordsOut ? turning?.warmth : last?.warmth} phase={phase} />
        </div>
        <span className={styles.theirNote} aria-hidden="true">
          {phase === 'typing' && !haveTheySealed(state) && `${them} is thinking`}
        </span>
      </div>
      <div ref={answerRow} className={styles.answers} data-phase={phase}>
        <YourCard phase={phase} word={turning?.yours} initial={initial} field={field} />
        <PartnerCard key={round} state={state} phase={phase} />
      </div>
      {children}
    </form>
  );
}
