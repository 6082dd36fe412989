import { formatWarmth, type Reasons } from '@bee-jinx/game';

/** A round of the trail, as the player sees it. */
export interface TrailRound {
  round: number;
  yours: string;
  theirs: string;
  /** 100 is a jinx, and only a jinx. Absent while a steep game goes on. */
  warmth?: number | undefined;
  /** Why yours and theirs link the pair. */
  reasons?: Readonly<Reasons> | undefined;
}

interface KnownReason {
  word: string;
  reason: string;
  isYours: boolean;
}

export const isJinx = ({ warmth }: TrailRound): boolean => warmth === 100;

/** The reasons of a round, theirs first. Two equal reasons, as at most jinxes, are listed once. */
export function knownReasons({ yours, theirs, reasons }: TrailRound): KnownReason[] {
  const [mine = null, other = null] = reasons ?? [];
  const known: KnownReason[] = [];
  if (other !== null) known.push({ word: theirs, reason: other, isYours: false });
  if (mine !== null && mine !== other) known.push({ word: yours, reason: mine, isYours: true });
  return known;
}

/** "meatball · hairball" without the dot, for screen readers. */
export const screenReaderReason = (reason: string): string =>
  `because: ${reason.replace(' · ', ', and ')}`;

/** One round in words. The sides are named as in the middle of a sentence: "you", "the bee". */
export function roundSentence(trailRound: TrailRound, them: string, you = 'you'): string {
  const { round, yours, theirs, warmth } = trailRound;
  const words =
    yours === theirs
      ? `${you} and ${them} both said ${yours}`
      : `${you} said ${yours}, ${them} said ${theirs}`;
  const reasons = knownReasons(trailRound).map(
    ({ word, reason }) => ` ${capitalize(word)}, ${screenReaderReason(reason)}.`,
  );
  const closeness = warmth === undefined ? '' : ` ${formatWarmth(warmth)}.`;
  return `Round ${round}: ${words}.${closeness}${reasons.join('')}`;
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
