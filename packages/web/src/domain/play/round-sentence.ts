import { formatWarmth, type Reasons } from '@bee-jinx/game';
import { knownReasons, screenReaderReason } from './known-reasons.ts';

/** A round of the trail, as the player sees it. */
export interface TrailRound {
  round: number;
  yours: string;
  theirs: string;
  warmth: number;
  /** Why yours and theirs link the pair. */
  reasons?: Readonly<Reasons> | undefined;
}

/** One round in words. The sides are named as in the middle of a sentence: "you", "the bee". */
export function roundSentence(trailRound: TrailRound, them: string, you = 'you'): string {
  const { round, yours, theirs, warmth } = trailRound;
  const said =
    yours === theirs
      ? `${you} and ${them} both said ${yours}`
      : `${you} said ${yours}, ${them} said ${theirs}`;
  const reasons = knownReasons(trailRound).map(
    ({ word, reason }) => ` ${capitalised(word)}, ${screenReaderReason(reason)}.`,
  );
  return `Round ${round}: ${said}. ${formatWarmth(warmth)}.${reasons.join('')}`;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
