import { isRevealed } from '../../../domain/play/phase.ts';
import { isQueued, myWord } from '../../../domain/play/play-reducer.ts';
import { roundSentence } from '../../../domain/play/trail-round.ts';
import { partnerName, partnerNameCapitalized } from '../partner-name.ts';
import { canAgreeThatCounts, type DancePlay, hasPartnerSealed } from '../played-dance.ts';
import { beeRemark, urgentRemark } from './remarks.ts';

/** What has just happened, for the live region. */
export function screenReaderMessage(play: DancePlay): string {
  const { phase, revealing, trail } = play;
  const { dance } = play.game;
  if (isQueued(play)) return 'You’re offline. Your word is kept.';
  if (phase === 'over' || isRevealed(phase)) {
    const last = revealing ?? trail.at(-1);
    return last ? roundSentence(last, partnerName(dance)) : '';
  }
  if (phase !== 'typing') return '';
  const { mine, theirs } = dance.thatCounts;
  const isAsked = canAgreeThatCounts(dance) && theirs && !mine;
  if (isAsked || dance.status === 'deciding') return beeRemark(play).join(' ');
  const urgent = urgentRemark(play);
  if (urgent) return urgent.join(' ');
  if (hasPartnerSealed(play.game)) return `${partnerNameCapitalized(dance)} has sealed a word.`;
  if (myWord(play) !== undefined) return `Your word is sealed. Waiting for ${partnerName(dance)}.`;
  const last = trail.at(-1);
  return last ? roundSentence(last, partnerName(dance)) : '';
}
