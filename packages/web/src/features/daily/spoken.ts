import type { DailyGame, DailyRound } from '@bee-jinx/contract/browser';
import { isOut } from '../../ui/comb/phase.ts';
import { roundSentence } from '../../ui/round-sentence.ts';
import { hintText } from './hint-text.ts';
import type { Play } from './play.ts';
import { trailRound } from './trail-rounds.ts';

/** What has just happened, for those who listen. */
export function spoken({ phase, turning, trail, sending, game }: Play): string {
  if (sending && sending.failures > 0) return 'The hive can’t be reached. Your word is kept.';
  // The live region says whatever is new in it, so until the words are out it goes back to nothing older.
  if (turning) return phase !== 'over' && isOut(phase) ? sentence(turning) : '';
  const hint = game.hints.at(-1);
  if (hint && phase !== 'over') return hintSentence(hint);
  const last = trail.at(-1);
  return last ? sentence(last) : '';
}

const sentence = (round: DailyRound): string => roundSentence(trailRound(round), 'the bee');

function hintSentence(hint: DailyGame['hints'][number]): string {
  const words = hint.step === 3 ? ` ${hint.choice.join(', ')}.` : '';
  return `Hint ${hint.step}: ${hintText(hint)}${words}`;
}
