import { type Dispatch, useEffect, useEffectEvent, useId, useState } from 'react';
import { BeeCard } from '../../domain/play/BeeCard.tsx';
import type { Daily, DailyPlay, PlayedDaily } from '../../domain/play/daily.ts';
import { PlayRound } from '../../domain/play/PlayRound.tsx';
import type { RevealPhase } from '../../domain/play/phase.ts';
import { currentRound, type PlayAction } from '../../domain/play/play-reducer.ts';
import { SpeechBubble } from '../../domain/play/SpeechBubble.tsx';
import type { SubmitWord } from '../../domain/play/use-play.ts';
import { laterPart } from '../../platform/later-part.tsx';
import { HintButton } from './HintButton.tsx';
import { Hints } from './Hints.tsx';
import { allRemarks, beeRemark, openingRemark } from './remarks.ts';
import type { SealState } from './seal.ts';
import { useHint } from './use-hint.ts';

const DailyVerdict = laterPart(async () => (await import('./later-parts.ts')).DailyVerdict);

interface DailyRoundProps {
  userId: string;
  daily: Daily;
  state: DailyPlay;
  phase: RevealPhase;
  dispatch: Dispatch<PlayAction<PlayedDaily>>;
  words: SubmitWord;
  sealOf(round: number): SealState;
  onVerifySeals(): void;
}

export function DailyRound({
  userId,
  daily,
  state,
  phase,
  dispatch,
  words,
  sealOf,
  onVerifySeals,
}: DailyRoundProps) {
  const { puzzle, game } = daily;
  const { trail, revealing } = state;
  const last = trail.at(-1);
  const hint = useHint(userId, daily);
  const isSteep = game.slope === 'steep';
  const hints = useWhileTyping(game.hints, phase === 'typing');
  const firstLetter = useWhileTyping(game.firstLetter, phase === 'typing');
  const remarkId = useId();
  useHintShortcut(phase === 'typing' && !isSteep, hint.take);
  return (
    <PlayRound
      state={state}
      phase={phase}
      dispatch={dispatch}
      submit={words.submit}
      onTryNow={words.tryNow}
      onTakeBack={words.takeBack}
      pair={last ? [last.yours, last.theirs] : [puzzle.word1, puzzle.word2]}
      describedBy={remarkId}
      talk={<SpeechBubble id={remarkId} texts={allRemarks} says={currentRemark(state)} />}
      theirs={
        <BeeCard
          key={currentRound(state)}
          phase={phase}
          word={revealing?.theirs}
          isNext={currentRound(state) > 1}
          pairedWith={revealing?.yours}
          onVerifySeals={daily.seal === undefined ? undefined : onVerifySeals}
        />
      }
      refusalNote="No round lost."
      offersSuggestions
      actions={() => !isSteep && <HintButton {...hint} />}
      instead={
        phase === 'warming' &&
        revealing && (
          <DailyVerdict
            revealed={revealing}
            previous={last}
            isSealValid={sealOf(revealing.round) === 'valid'}
          />
        )
      }
      below={(fill) => (
        <Hints
          hints={hints}
          firstLetter={firstLetter}
          isOver={phase !== 'typing'}
          onChoose={fill}
        />
      )}
    />
  );
}

/** Those of the round on the stage: they stay until the next one begins, so that the stage doesn't shrink when a word is sealed. */
function useWhileTyping<Value>(current: Value, isTyping: boolean): Value {
  const [shown, setShown] = useState(current);
  if (isTyping && shown !== current) setShown(current);
  return isTyping ? current : shown;
}

/** No word has a question mark in it, so the key is free to ask for a hint. */
function useHintShortcut(isOn: boolean, ask: () => void): void {
  const listener = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = document.querySelector('dialog[open]') !== null;
    if (event.key !== '?' || !isOn || isElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    if (!event.repeat) ask();
  });
  useEffect(() => {
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

/** While the cards turn the bee says nothing. */
function currentRemark({ phase, revealing, trail }: DailyPlay): string | undefined {
  if (phase === 'warming' && revealing) return beeRemark(revealing);
  if (phase !== 'typing') return undefined;
  const last = trail.at(-1);
  return last ? beeRemark(last) : openingRemark;
}
