import { isOut } from '../../../ui/comb/phase.ts';
import { roundSentence } from '../../../ui/round-sentence.ts';
import { partnerName, partnerNameFirst } from '../partner-name.ts';
import { haveTheySealed, myWord, type Play } from '../play.ts';

/** What has just happened, for those who listen. */
export function spoken(play: Play): string {
  const { phase, turning, trail, sending, game } = play;
  if (sending && sending.failures > 0) return 'The hive can’t be reached. Your word is kept.';
  if (phase === 'over' || isOut(phase)) {
    const last = turning ?? trail.at(-1);
    return last ? roundSentence(last, partnerName(game)) : '';
  }
  if (phase !== 'typing') return '';
  if (haveTheySealed(play)) return `${partnerNameFirst(game)} has sealed a word.`;
  if (myWord(play) !== undefined) return `Your word is sealed. Waiting for ${partnerName(game)}.`;
  const last = trail.at(-1);
  return last ? roundSentence(last, partnerName(game)) : '';
}
