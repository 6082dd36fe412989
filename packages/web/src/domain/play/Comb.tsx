import { type ReactNode, type SubmitEvent, useId } from 'react';
import styles from './Comb.module.css';
import { CombWarmth } from './CombWarmth.tsx';
import { HexCard } from './HexCard.tsx';
import { isRevealed, type RevealPhase } from './phase.ts';
import { SpeechBubble } from './SpeechBubble.tsx';
import { TheirCard } from './TheirCard.tsx';
import { useLift } from './use-lift.ts';
import { YourCard } from './YourCard.tsx';

interface CombProps {
  round: number;
  phase: RevealPhase;
  pair: readonly [string, string];
  /** The round that is being turned over; what the bee said is known a moment later. */
  said?: { yours: string; theirs?: string; warmth?: number } | undefined;
  /** Of the round before. */
  lastWarmth: number | undefined;
  /** On the player's own wax. */
  initial: string;
  bubble: { texts: readonly string[]; says: string | undefined };
  seal?: { hash: string | undefined; onShow(): void };
  field: ReactNode;
  onSubmit(): void;
  children: ReactNode;
}

/** The five cells: the pair, the warmth, your word and the bee's. The field never moves. */
export function Comb({
  round,
  phase,
  pair,
  said,
  lastWarmth,
  initial,
  bubble,
  seal,
  field,
  onSubmit,
  children,
}: CombProps) {
  const headingId = useId();
  const { pairRow, answerRow } = useLift(round);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className={styles.comb} aria-labelledby={headingId} onSubmit={submit} noValidate>
      <div className={styles.captions} data-spent={phase === 'jinx'} data-first={round === 1}>
        <span aria-hidden="true">You said</span>
        <h2 id={headingId} className={styles.round}>
          Round {round}
        </h2>
        <span aria-hidden="true">The bee said</span>
      </div>
      <div
        ref={pairRow}
        className={styles.pair}
        data-spent={isRevealed(phase)}
        data-jinx={phase === 'jinx'}
      >
        <HexCard word={pair[0]} saidBy={round > 1 ? 'You said' : undefined} />
        <HexCard word={pair[1]} saidBy={round > 1 ? 'The bee said' : undefined} />
      </div>
      <div className={styles.talk}>
        <SpeechBubble {...bubble} />
        <CombWarmth warmth={isRevealed(phase) ? said?.warmth : lastWarmth} phase={phase} />
      </div>
      <div ref={answerRow} className={styles.answers} data-phase={phase}>
        <YourCard phase={phase} word={said?.yours} initial={initial} field={field} />
        <TheirCard
          key={round}
          phase={phase}
          word={said?.theirs}
          isNext={round > 1}
          hash={seal?.hash}
          onSeal={seal?.onShow}
        />
      </div>
      {children}
    </form>
  );
}
