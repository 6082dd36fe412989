import { isRevealed } from '../../../domain/play/phase.ts';
import { roundSentence } from '../../../domain/play/round-sentence.ts';
import { partnerName, partnerNameCapitalized } from '../partner-name.ts';
import { hasPartnerSealed, myWord, type PlayState } from '../play-reducer.ts';

/** What has just happened, for those who listen. */
export function screenReaderMessage(play: PlayState): string {
  const { phase, revealing: turning, trail, pending: sending, game } = play;
  if (sending && sending.failures > 0) return 'The hive can’t be reached. Your word is kept.';
  if (phase === 'over' || isRevealed(phase)) {
    const last = turning ?? trail.at(-1);
    return last ? roundSentence(last, partnerName(game)) : '';
  }
  if (phase !== 'typing') return '';
  if (hasPartnerSealed(play)) return `${partnerNameCapitalized(game)} has sealed a word.`;
  if (myWord(play) !== undefined) return `Your word is sealed. Waiting for ${partnerName(game)}.`;
  const last = trail.at(-1);
  return last ? roundSentence(last, partnerName(game)) : '';
}
