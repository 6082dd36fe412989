/** Latin letters that Unicode doesn't decompose, with their usual ASCII spelling. */
const asciiReplacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

const ascii = /^[\x20-\x7e]*$/;

/** Removes the diacritics of Latin letters: café becomes cafe. */
export function stripDiacritics(word: string): string {
  if (ascii.test(word)) return word;
  return (
    word
      .normalize('NFKD')
      // In other scripts a mark makes another letter: は and ば.
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFKC')
      .replace(/[ßæœøłđı]/g, (letter) => asciiReplacements[letter] ?? letter)
  );
}

/** Without their apostrophe these are different words: she'll is no shell. */
const otherWithoutApostrophe = /^(?:(?:i|he|she|we)'ll|(?:we|who)'re|(?:i|she|we)'d)$/;

/** Removes hyphens, spaces and apostrophes: ice-cream and ice cream become icecream, o'clock becomes oclock. */
export const stripSeparators = (word: string): string =>
  otherWithoutApostrophe.test(word) ? word : word.replace(/[-' ]/g, '');
