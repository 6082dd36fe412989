import { pairOnTable } from '@bee-jinx/game';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import type { Daily } from '../../api/daily.ts';
import { usePlayer } from '../../api/player.ts';
import { Button } from '../../ui/Button.tsx';
import { Acts } from '../../ui/comb/Acts.tsx';
import { Comb } from '../../ui/comb/Comb.tsx';
import { keepFocus } from '../../ui/comb/keep-focus.ts';
import type { RevealPhase } from '../../ui/comb/phase.ts';
import { useFieldFocus } from '../../ui/comb/use-field-focus.ts';
import { WordWaiting } from '../../ui/comb/WordWaiting.tsx';
import { initialOf } from '../../ui/face-of.ts';
import { WordInput } from '../../ui/WordInput.tsx';
import { HintButton } from './HintButton.tsx';
import { Hints } from './Hints.tsx';
import { type Action, type Play, roundOf } from './play.ts';
import styles from './Round.module.css';
import { allRemarks, invitation, remarkOn } from './remarks.ts';
import type { SealState } from './seal.ts';
import { useHint } from './use-hint.ts';
import { useSay } from './use-say.ts';
import { Verdict } from './Verdict.tsx';

interface RoundProps {
  userId: string;
  daily: Daily;
  state: Play;
  phase: RevealPhase;
  dispatch: Dispatch<Action>;
  sealOf(round: number): SealState;
  onSeal(): void;
}

/** The pair on the table, and a word for it. */
export function Round({ userId, daily, state, phase, dispatch, sealOf, onSeal }: RoundProps) {
  const { puzzle } = daily;
  const { trail, turning, sending, draft, refusal, timesRefused } = state;
  const pair = pairOnTable({ pair: [puzzle.word1, puzzle.word2], rounds: trail });
  const initial = initialOf(usePlayer().displayName);
  const { field, focusField } = useFieldFocus({ atOnce: false });
  const { say, tryNow, takeBack } = useSay({ userId, daily, state, dispatch });
  const hint = useHint(userId, daily);
  const isWaiting = sending !== undefined && sending.failures > 0 && !turning;
  useQuestionMark(phase === 'typing', hint.take);

  function submit(): void {
    if (phase === 'typing') say();
    focusField();
  }

  function take(word: string): void {
    dispatch({ type: 'type', text: word });
    focusField();
  }

  return (
    <Comb
      round={roundOf(state)}
      phase={phase}
      pair={pair}
      said={saidIn(state)}
      lastWarmth={trail.at(-1)?.warmth}
      initial={initial}
      bubble={{ texts: allRemarks, says: remarkIn(state) }}
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
          onSuggestion={take}
        />
      }
      onSubmit={submit}
    >
      {isWaiting ? (
        <WordWaiting word={sending.word} onTryNow={tryNow} onTakeBack={takeBack} />
      ) : (
        <div className={styles.below}>
          <Acts isAway={phase !== 'typing'}>
            <HintButton {...hint} />
            <Button type="submit" look="ink" onMouseDown={keepFocus}>
              Seal my word
            </Button>
          </Acts>
          {phase === 'warming' && turning && (
            <Verdict turned={turning} before={trail.at(-1)} sealState={sealOf(turning.round)} />
          )}
        </div>
      )}
      <Hints hints={phase === 'typing' ? daily.game.hints : []} onChoose={take} />
    </Comb>
  );
}

/** No word has a question mark in it, so the key is free to ask for a hint. */
function useQuestionMark(isOn: boolean, ask: () => void): void {
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

function saidIn({ sending, turning }: Play) {
  if (turning) return { yours: turning.word, theirs: turning.beeWord, warmth: turning.warmth };
  return sending && { yours: sending.word };
}

/** While the cards turn it holds its breath. */
function remarkIn({ phase, turning, trail }: Play): string | undefined {
  if (phase === 'warming' && turning) return remarkOn(turning);
  if (phase !== 'typing') return undefined;
  const last = trail.at(-1);
  return last ? remarkOn(last) : invitation;
}
