import { warmthText } from '@bee-jinx/game';

/** A round of the trail, as the player sees it. */
export interface TrailRound {
  round: number;
  yours: string;
  theirs: string;
  warmth: number;
}

/** One round in one sentence. The sides are named as in the middle of a sentence: "you", "the bee". */
export function roundSentence(
  { round, yours, theirs, warmth }: TrailRound,
  them: string,
  you = 'you',
): string {
  const said =
    yours === theirs
      ? `${you} and ${them} both said ${yours}`
      : `${you} said ${yours}, ${them} said ${theirs}`;
  return `Round ${round}: ${said}. ${warmthText(warmth)}.`;
}
