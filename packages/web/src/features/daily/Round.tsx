import { currentDailyPair } from '@bee-jinx/game';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { usePlayer } from '../../domain/account/player.ts';
import { Comb } from '../../domain/play/Comb.tsx';
import { CombActions } from '../../domain/play/CombActions.tsx';
import type { Daily } from '../../domain/play/daily.ts';
import type { RevealPhase } from '../../domain/play/phase.ts';
import { preventFocusLoss } from '../../domain/play/prevent-focus-loss.ts';
import { QueuedWordNotice } from '../../domain/play/QueuedWordNotice.tsx';
import { useFieldFocus } from '../../domain/play/use-field-focus.ts';
import { WordInput } from '../../domain/play/WordInput.tsx';
import { initialOf } from '../../ui/avatar/avatar-face.ts';
import { Button } from '../../ui/button/Button.tsx';
import { HintButton } from './HintButton.tsx';
import { Hints } from './Hints.tsx';
import { currentRound, type PlayAction, type PlayState } from './play-reducer.ts';
import styles from './Round.module.css';
import { allRemarks, beeRemark, openingRemark } from './remarks.ts';
import type { SealState } from './seal.ts';
import { useHint } from './use-hint.ts';
import { useSubmitWord } from './use-submit-word.ts';
import { Verdict } from './Verdict.tsx';

interface RoundProps {
  userId: string;
  daily: Daily;
  state: PlayState;
  phase: RevealPhase;
  dispatch: Dispatch<PlayAction>;
  sealOf(round: number): SealState;
  onSeal(): void;
}

/** The pair on the table, and a word for it. */
export function Round({ userId, daily, state, phase, dispatch, sealOf, onSeal }: RoundProps) {
  const { puzzle } = daily;
  const { trail, revealing: turning, pending: sending, draft, refusal, timesRefused } = state;
  const pair = currentDailyPair({ pair: [puzzle.word1, puzzle.word2], rounds: trail });
  const initial = initialOf(usePlayer().displayName);
  const { field, focusField } = useFieldFocus({ atOnce: false });
  const { submit: say, tryNow, takeBack } = useSubmitWord({ userId, daily, state, dispatch });
  const hint = useHint(userId, daily);
  const isWaiting = sending !== undefined && sending.failures > 0 && !turning;
  useHintShortcut(phase === 'typing', hint.take);

  function submit(): void {
    if (phase === 'typing') say();
    focusField();
  }

  function fillWord(word: string): void {
    dispatch({ type: 'type', text: word });
    focusField();
  }

  return (
    <Comb
      round={currentRound(state)}
      phase={phase}
      pair={pair}
      said={wordsShown(state)}
      lastWarmth={trail.at(-1)?.warmth}
      initial={initial}
      bubble={{ texts: allRemarks, says: currentRemark(state) }}
      seal={{ hash: turning?.seal ?? daily.seal, onShow: onSeal }}
      field={
        <WordInput
          ref={field}
          label={`Your word, ${pair.join(' + ')}`}
          value={draft}
          onChange={(text) => dispatch({ type: 'type', text })}
          fault={refusal?.text}
          timesRefused={timesRefused}
          note="No round lost."
          suggestions={refusal?.suggestions}
          onSuggestion={fillWord}
        />
      }
      onSubmit={submit}
    >
      {isWaiting ? (
        <QueuedWordNotice word={sending.word} onTryNow={tryNow} onTakeBack={takeBack} />
      ) : (
        <div className={styles.below}>
          <CombActions isInert={phase !== 'typing'}>
            <HintButton {...hint} />
            <Button type="submit" look="ink" onMouseDown={preventFocusLoss}>
              Seal my word
            </Button>
          </CombActions>
          {phase === 'warming' && turning && (
            <Verdict revealed={turning} previous={trail.at(-1)} sealState={sealOf(turning.round)} />
          )}
        </div>
      )}
      <Hints hints={phase === 'typing' ? daily.game.hints : []} onChoose={fillWord} />
    </Comb>
  );
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

function wordsShown({ pending: sending, revealing: turning }: PlayState) {
  if (turning) return { yours: turning.word, theirs: turning.beeWord, warmth: turning.warmth };
  return sending && { yours: sending.word };
}

/** While the cards turn it holds its breath. */
function currentRemark({ phase, revealing: turning, trail }: PlayState): string | undefined {
  if (phase === 'warming' && turning) return beeRemark(turning);
  if (phase !== 'typing') return undefined;
  const last = trail.at(-1);
  return last ? beeRemark(last) : openingRemark;
}
