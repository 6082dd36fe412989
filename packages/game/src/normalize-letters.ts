/** Latin letters that Unicode doesn't take apart, as they are written where a keyboard lacks them. */
const asciiReplacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Removes the diacritics of Latin letters: café becomes cafe. */
export function stripDiacritics(word: string): string {
  return (
    word
      .normalize('NFKD')
      // Elsewhere a mark makes another letter: は and ば.
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFKC')
      .replace(/[ßæœøłđı]/g, (letter) => asciiReplacements[letter] ?? letter)
  );
}

/** These are other words without their apostrophe: she'll is no shell. */
const otherWithoutApostrophe = /^(?:(?:i|he|she|we)'ll|(?:we|who)'re|(?:i|she|we)'d)$/;

/** In one piece: ice-cream, ice cream and icecream; o'clock and oclock. */
export const stripSeparators = (word: string): string =>
  otherWithoutApostrophe.test(word) ? word : word.replace(/[-' ]/g, '');
