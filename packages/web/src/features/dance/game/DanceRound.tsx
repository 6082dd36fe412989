import type { Dispatch } from 'react';
import { PlayRound } from '../../../domain/play/PlayRound.tsx';
import type { RevealPhase } from '../../../domain/play/phase.ts';
import { currentRound, myWord, type PlayAction } from '../../../domain/play/play-reducer.ts';
import type { SubmitWord } from '../../../domain/play/use-play.ts';
import { Verdict } from '../../../domain/play/Verdict.tsx';
import { partnerNameCapitalized } from '../partner-name.ts';
import { type DancePlay, hasPartnerSealed, type PlayedDance } from '../played-dance.ts';
import styles from './DanceRound.module.css';
import { NudgeButton } from './NudgeButton.tsx';
import { canNudge } from './nudge-rules.ts';
import { PartnerCard } from './PartnerCard.tsx';
import { isNudged, lateSides } from './remarks.ts';
import verdict from './Verdict.module.css';

interface DanceRoundProps {
  state: DancePlay;
  phase: RevealPhase;
  dispatch: Dispatch<PlayAction<PlayedDance>>;
  words: SubmitWord;
}

export function DanceRound({ state, phase, dispatch, words }: DanceRoundProps) {
  const { game, trail, revealing } = state;
  const { dance } = game;
  const round = currentRound(state);
  const last = trail.at(-1);
  const them = partnerNameCapitalized(dance);
  const isSealed = myWord(state) !== undefined;
  return (
    <PlayRound
      state={state}
      phase={phase}
      dispatch={dispatch}
      submit={words.submit}
      onTryNow={words.tryNow}
      classes={styles}
      pair={last ? [last.yours, last.theirs] : dance.opening?.pair}
      opening={
        <>
          <p>Say any word.</p>
          <p>Yours and theirs are the first pair.</p>
        </>
      }
      them={them}
      talk={
        <>
          <span className={styles.yourNote}>{phase === 'typing' && yourNote(state)}</span>
          <span className={styles.theirNote} aria-hidden="true">
            {phase === 'typing' &&
              !hasPartnerSealed(game) &&
              (lateSides(state).theirs ? `${them} has one more go` : `${them} is thinking`)}
          </span>
        </>
      }
      theirs={<PartnerCard key={round} state={state} phase={phase} />}
      instead={
        <>
          {phase === 'warming' && revealing && (
            <Verdict revealed={revealing} previous={last} classes={verdict} />
          )}
          {phase === 'typing' &&
            isSealed &&
            (canNudge(state) ? (
              <NudgeButton key={round} dance={dance} />
            ) : (
              <p className={styles.pill}>Sealed for round {round}</p>
            ))}
        </>
      }
    />
  );
}

function yourNote(state: DancePlay): string {
  if (myWord(state) !== undefined) return 'Only you see it';
  if (lateSides(state).mine) return 'You have one more go';
  return isNudged(state) ? `${partnerNameCapitalized(state.game.dance)} nudges you` : 'Your word';
}
