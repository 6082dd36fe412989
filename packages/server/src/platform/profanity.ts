import { replaceLookAlikes } from '@bee-jinx/game';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** False positives of the matcher. Found among all words that the bee knows, and names like them. */
const allowlist = new Set(
  `analects analgesia analgesic analgesics analiese annals anusha assorted assortment assortments assyrian assyrians banus
  cockpit cockpits cocksure cryptanalysis cumin cummerbund cummings dickering dickerson dickinson dickson fagin fagus
  feckless fukushima pachinko pandanus penistone pussycat pussycats rapeseed rapped rappel rappelled rappelling retardant
  retardants riddick scat shiitake shiitakes shiite shiites trafficked trafficker traffickers trafficking turdidae`.split(
    /\s+/,
  ),
);

/** Slurs and obscenities, also when spelt out l.i.k.e t.h.i.s or with the letters of another alphabet. */
export function isProfane(text: string): boolean {
  const remaining = text
    .replace(bareNumber, ' ')
    .replace(wordPattern, (word) => (isAllowed(word) ? ' ' : word));
  const readings = [remaining, replaceLookAlikes(remaining), remaining.replace(disguisedI, 'i')];
  // Duplicates are removed, because the matcher is the most expensive part of validating a word.
  const variants = new Set(readings.flatMap((reading) => [reading, joinSpelledOut(reading)]));
  return [...variants].some((reading) => matcher.hasMatch(reading));
}

const wordPattern = /\p{L}+/gu;
const isAllowed = (word: string): boolean => allowlist.has(word.toLowerCase());

/** 455 points are no word, though s5 and @55 may be. */
const bareNumber = /(?<![\p{L}\p{N}@$])\p{N}+(?![\p{L}\p{N}@$])/gu;

/** An l or `|` with no vowel beside it is an i in disguise. Any other l is an l: tilt, flick. */
const disguisedI = /(?<=[bcdfghj-np-tv-xz])[l|](?=[bcdfghj-np-tv-xz])/giu;

/** Single letters with signs or spaces between them are a word in disguise. */
function joinSpelledOut(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]+\p{L}(?![\p{L}\p{N}]))+/gu,
    (letters) => letters.replace(/[^\p{L}]/gu, ''),
  );
}
