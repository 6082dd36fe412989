import type { Dance } from '@bee-jinx/contract/browser';
import { useState } from 'react';
import { HexCard } from '../../../domain/play/HexCard.tsx';
import { useOptionalWord } from '../../../domain/play/use-optional-word.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { useContinueDecision } from '../dance-commands.ts';
import { partnerName } from '../partner-name.ts';
import { toDanceTrail } from '../played-dance.ts';
import styles from './ContinueDecision.module.css';

interface ContinueDecisionProps {
  game: Dance;
  myId: string;
  /** The last round was played while the screen was open. */
  isPlayedHere: boolean;
}

/** After the last round: five more, if both want to. */
export function ContinueDecision({ game, myId, isPlayedHere }: ContinueDecisionProps) {
  const { decisions } = game;
  const next = useOptionalWord();
  const [hasChosen, setChosen] = useState(false);
  const { run, isBusy, fault } = useContinueDecision(game);
  const last = toDanceTrail(game, myId).at(-1);

  function goOn(): void {
    const { ok, word } = next.read();
    if (!ok) return;
    setChosen(true);
    run({ decision: 'continue', ...(word !== undefined && { preemptiveWord: word }) });
  }

  return (
    <div className={styles.decide}>
      {last && (
        <div className={styles.pair}>
          <HexCard word={last.yours} pairedWith={last.theirs} />
          <HexCard word={last.theirs} pairedWith={last.yours} />
        </div>
      )}
      <div className={styles.panel}>
        <h2 ref={isPlayedHere ? focusIfLost : undefined} tabIndex={-1} className={styles.heading}>
          Go on?
        </h2>
        {decisions?.mine ? (
          <p ref={hasChosen ? focusOnMount : undefined} tabIndex={-1}>
            You want to go on. Waiting for {partnerName(game)} to decide.
          </p>
        ) : (
          <>
            <p>No jinx so far. Five more rounds, if you and {partnerName(game)} both want them.</p>
            <TextField
              label="Your next word, if you like"
              hint="It stays sealed until both of you go on."
              {...next.field}
            />
            <Fault>{fault}</Fault>
            <div className={styles.acts}>
              <Button variant="ink" isBusy={isBusy} onClick={goOn}>
                Five more rounds
              </Button>
              <Button variant="outline" isBusy={isBusy} onClick={() => run({ decision: 'stop' })}>
                Stop here
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
