import { skeleton } from '@bee-jinx/game';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Slurs and obscenities, also when spelt out l.i.k.e t.h.i.s or with the letters of another alphabet. */
export function isIndecent(text: string): boolean {
  const seen = skeleton(text);
  // The skeleton makes i and l one letter; the word list knows them apart.
  const readings = [text, seen, seen.replaceAll('l', 'i')];
  // Most words read the same in every way, and looking at one is the dearest part of saying it.
  const different = new Set(readings.flatMap((reading) => [reading, joinSpelledOut(reading)]));
  return [...different].some((reading) => matcher.hasMatch(reading));
}

/** Single letters with signs or spaces between them are a word in disguise. */
function joinSpelledOut(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]+\p{L}(?![\p{L}\p{N}]))+/gu,
    (letters) => letters.replace(/[^\p{L}]/gu, ''),
  );
}
