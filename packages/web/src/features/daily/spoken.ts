import { isOut } from '../../ui/comb/phase.ts';
import { roundSentence } from '../../ui/round-sentence.ts';
import { hintText } from './hint-text.ts';
import type { Play } from './play.ts';
import { trailRound } from './trail-rounds.ts';

/** What has just happened, for those who listen. */
export function spoken({ phase, turning, trail, sending, game }: Play): string {
  if (sending && sending.failures > 0) return 'The hive can’t be reached. Your word is kept.';
  const isTurned = phase !== 'over' && isOut(phase);
  const last = isTurned ? turning : trail.at(-1);
  const round = last ? roundSentence(trailRound(last), 'the bee') : '';
  const hint = game.hints.at(-1);
  if (phase !== 'typing' || !hint) return round;
  const words = hint.step === 3 ? ` ${hint.choice.join(', ')}.` : '';
  return `Hint ${hint.step}: ${hintText(hint)}${words}`;
}
