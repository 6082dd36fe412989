import { type ReactNode, useId } from 'react';
import styles from './Comb.module.css';
import { CombWarmth } from './CombWarmth.tsx';
import { HexCard } from './HexCard.tsx';
import { JinxShout } from './JinxShout.tsx';
import { isRevealed, type RevealPhase } from './phase.ts';
import { useLiftRevealedCards } from './use-lift-revealed-cards.ts';
import { YourCard } from './YourCard.tsx';

export interface CombProps {
  round: number;
  phase: RevealPhase;
  pair: readonly [string, string] | undefined;
  /** Shown instead of the pair in a first round that has none. */
  opening?: ReactNode;
  /** The other side, as at the beginning of a sentence. */
  them?: string;
  /** Who said the words of the pair. */
  captions?: readonly [string, string];
  /** The player's word; undefined until it is submitted. */
  yours: string | undefined;
  /** The other word, once it is revealed. */
  theirWord?: string | undefined;
  warmth: number | undefined;
  /** The previous round's warmth, shown until the words of this one are revealed. */
  lastWarmth: number | undefined;
  /** The letter on the wax that seals the player's own word. */
  initial: string;
  /** Between the two rows of cards, beside the warmth. */
  talk: ReactNode;
  /** The other side's card. */
  theirs: ReactNode;
  field: ReactNode;
  /** Replaces the CSS module: a dance has one of its own. */
  classes?: typeof styles;
  onSubmit(): void;
  children: ReactNode;
}

/** The five cells: the pair, the warmth, your word and theirs. The field never moves. */
export function Comb({
  round,
  phase,
  pair,
  opening,
  them = 'The bee',
  captions = ['You said', `${them} said`],
  yours,
  theirWord,
  warmth,
  lastWarmth,
  initial,
  talk,
  theirs,
  field,
  classes = styles,
  onSubmit,
  children,
}: CombProps) {
  const headingId = useId();
  const { pairRow, answerRow } = useLiftRevealedCards(round);
  const isFirst = round === 1;
  const areWordsRevealed = isRevealed(phase);
  return (
    <form
      className={classes.comb}
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      noValidate
    >
      <div className={classes.captions} data-spent={phase === 'jinx'} data-first={isFirst}>
        <span aria-hidden="true">{captions[0]}</span>
        <h2 id={headingId} className={classes.round}>
          Round {round}
        </h2>
        <span className={classes.theirCaption} aria-hidden="true">
          {captions[1]}
        </span>
      </div>
      {phase === 'jinx' && <JinxShout />}
      <div
        ref={pairRow}
        className={pair ? classes.pair : classes.opening}
        data-spent={areWordsRevealed}
        data-jinx={phase === 'jinx'}
      >
        {pair ? (
          <>
            <HexCard
              word={pair[0]}
              pairedWith={pair[1]}
              saidBy={isFirst ? undefined : captions[0]}
            />
            <HexCard
              word={pair[1]}
              pairedWith={pair[0]}
              saidBy={isFirst ? undefined : captions[1]}
            />
          </>
        ) : (
          opening
        )}
      </div>
      <div className={classes.talk}>
        {talk}
        <CombWarmth warmth={areWordsRevealed ? warmth : lastWarmth} phase={phase} />
      </div>
      <div ref={answerRow} className={classes.answers} data-phase={phase}>
        <YourCard
          phase={phase}
          word={yours}
          pairedWith={theirWord}
          initial={initial}
          field={field}
        />
        {theirs}
      </div>
      {children}
    </form>
  );
}
