import type { DailyGame, DailyRound } from '@bee-jinx/contract/browser';
import { isRevealed } from '../../domain/play/phase.ts';
import { roundSentence } from '../../domain/play/round-sentence.ts';
import { hintMessage } from './hint-message.ts';
import type { PlayState } from './play-reducer.ts';
import { toTrailRound } from './to-trail-round.ts';

/** What has just happened, for those who listen. */
export function screenReaderMessage({
  phase,
  revealing: turning,
  trail,
  pending: sending,
  game,
}: PlayState): string {
  if (sending && sending.failures > 0) return 'The hive can’t be reached. Your word is kept.';
  // The live region says whatever is new in it, so until the words are out it goes back to nothing older.
  if (turning) return phase !== 'over' && isRevealed(phase) ? sentence(turning) : '';
  const hint = game.hints.at(-1);
  if (hint && phase !== 'over') return hintSentence(hint);
  const last = trail.at(-1);
  return last ? sentence(last) : '';
}

const sentence = (round: DailyRound): string => roundSentence(toTrailRound(round), 'the bee');

function hintSentence(hint: DailyGame['hints'][number]): string {
  const words = hint.step === 3 ? ` ${hint.choice.join(', ')}.` : '';
  return `Hint ${hint.step}: ${hintMessage(hint)}${words}`;
}
