import { type ReactNode, type SubmitEvent, useId } from 'react';
import { CombWarmth } from '../../../domain/play/CombWarmth.tsx';
import { HexCard } from '../../../domain/play/HexCard.tsx';
import { isRevealed, type RevealPhase } from '../../../domain/play/phase.ts';
import { useLift } from '../../../domain/play/use-lift.ts';
import { YourCard } from '../../../domain/play/YourCard.tsx';
import { partnerNameCapitalized } from '../partner-name.ts';
import { currentRound, hasPartnerSealed, myWord, type PlayState } from '../play-reducer.ts';
import styles from './DanceComb.module.css';
import { PartnerCard } from './PartnerCard.tsx';

interface DanceCombProps {
  state: PlayState;
  phase: RevealPhase;
  initial: string;
  field: ReactNode;
  onSubmit(): void;
  children: ReactNode;
}

/** The pair, the warmth, my word and theirs. The field never moves. */
export function DanceComb({ state, phase, initial, field, onSubmit, children }: DanceCombProps) {
  const headingId = useId();
  const { game, trail, revealing: turning } = state;
  const round = currentRound(state);
  const { pairRow, answerRow } = useLift(round);
  const last = trail.at(-1);
  const them = partnerNameCapitalized(game);
  const areWordsRevealed = isRevealed(phase);

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
          data-spent={areWordsRevealed}
          data-jinx={phase === 'jinx'}
        >
          <HexCard word={last.yours} saidBy="You said" />
          <HexCard word={last.theirs} saidBy={`${them} said`} />
        </div>
      ) : (
        <div ref={pairRow} className={styles.opening} data-spent={areWordsRevealed}>
          <p>Say any word.</p>
          <p>Yours and theirs are the first pair.</p>
        </div>
      )}
      <div className={styles.talk}>
        <span className={styles.yourNote}>
          {phase === 'typing' && (myWord(state) === undefined ? 'Your word' : 'Only you see it')}
        </span>
        <div className={styles.middle}>
          <CombWarmth warmth={areWordsRevealed ? turning?.warmth : last?.warmth} phase={phase} />
        </div>
        <span className={styles.theirNote} aria-hidden="true">
          {phase === 'typing' && !hasPartnerSealed(state) && `${them} is thinking`}
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
