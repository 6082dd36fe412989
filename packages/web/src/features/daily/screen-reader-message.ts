import type { DailyHint } from '@bee-jinx/contract/browser';
import type { DailyPlay } from '../../domain/play/daily.ts';
import { isRevealed } from '../../domain/play/phase.ts';
import { isQueued } from '../../domain/play/play-reducer.ts';
import { roundSentence, type TrailRound } from '../../domain/play/trail-round.ts';
import { firstLetterMessage, hintMessage } from './hint-message.ts';

/** What has just happened, for the live region. */
export function screenReaderMessage(state: DailyPlay): string {
  const { phase, revealing, trail, game } = state;
  if (isQueued(state)) return 'You’re offline. Your word is kept.';
  // A live region reads whatever is new in it, so nothing older may come back before the words are out.
  if (revealing) return phase !== 'over' && isRevealed(phase) ? sentence(revealing) : '';
  const hint = game.daily.game.hints.at(-1);
  if (hint && phase !== 'over') return hintSentence(hint);
  const last = trail.at(-1);
  if (!last) return '';
  const { firstLetter } = game.daily.game;
  const letter = firstLetter === undefined ? '' : ` ${firstLetterMessage(firstLetter)}`;
  return `${sentence(last)}${letter}`;
}

const sentence = (round: TrailRound): string => roundSentence(round, 'the bee');

function hintSentence(hint: DailyHint): string {
  const words = hint.step === 3 ? ` ${hint.choice.join(', ')}.` : '';
  return `Hint ${hint.step}: ${hintMessage(hint)}${words}`;
}
