import { currentRound, myWord } from '../../../domain/play/play-reducer.ts';
import { partnerName, partnerNameCapitalized } from '../partner-name.ts';
import { canAgreeThatCounts, type DancePlay, hasPartnerSealed } from '../played-dance.ts';

const thatCountsRemark = ['As good as one word?', 'It is a jinx if both of you say so.'] as const;

/** What the bee remarks while it watches: first a fact, then its comment. */
export function beeRemark(play: DancePlay): readonly [fact: string, remark: string] {
  const { phase } = play;
  const { dance: game } = play.game;
  const them = partnerNameCapitalized(game);
  if (phase !== 'typing') return ['Both words are out.', 'I said nothing. For once.'];
  const { mine, theirs } = game.thatCounts;
  const open = canAgreeThatCounts(game);
  if (open && mine) {
    return ['You said that counts.', `It is a jinx if ${partnerName(game)} says so too.`];
  }
  if (open && theirs) return [`${them} says the last two words count as one.`, 'And you?'];
  if (game.status === 'deciding') {
    const name = partnerName(game);
    if (game.decisions?.mine) return [`${them} decides now.`, 'I would go on. I always go on.'];
    if (game.decisions?.theirs === 'continue') return [`${them} wants to go on.`, 'And you?'];
    if (open) return thatCountsRemark;
    return ['That was the last round.', `You and ${name} can have five more.`];
  }
  const urgent = urgentRemark(play);
  if (urgent) return urgent;
  if (myWord(play) !== undefined) {
    return ['Yours is in the wax.', `It stays there until ${partnerName(game)} has said one too.`];
  }
  if (hasPartnerSealed(play.game)) {
    return [`${them} has sealed a word.`, 'No pressure. Well, some pressure.'];
  }
  if (open) return thatCountsRemark;
  return ['Both of you are thinking.', 'I hear nothing. I see nothing.'];
}

/**
 * What must not be missed, and is read out too: a nudge, and a missed round. The first one of a live dance is
 * forgiven, and both read that the clock runs once more.
 */
export function urgentRemark(play: DancePlay): readonly [fact: string, remark: string] | undefined {
  const them = partnerNameCapitalized(play.game.dance);
  const late = lateSides(play);
  const once = 'The clock runs once more. A second miss ends the dance.';
  if (late.mine && late.theirs) return ['You both missed it.', once];
  if (late.mine) return ['You missed it.', once];
  if (late.theirs) return [`${them} missed it.`, once];
  return isNudged(play) ? [`${them} nudges you.`, 'Your word, please. Any word.'] : undefined;
}

/** Who has missed this round once and still owes a word. */
export function lateSides(play: DancePlay): { mine: boolean; theirs: boolean } {
  const { missed } = play.game.dance;
  const round = currentRound(play);
  return {
    mine: missed?.mine === round && myWord(play) === undefined,
    theirs: missed?.theirs === round && !hasPartnerSealed(play.game),
  };
}

/** The partner waits for my word, and has said so. */
export const isNudged = (play: DancePlay): boolean =>
  play.phase === 'typing' && play.game.dance.nudgedAt !== undefined && myWord(play) === undefined;
