/**
 * Enough of a grammar for two staged rounds: it needs no word list, which keeps this screen small.
 */

/** Only the letters: accents, hyphens, apostrophes and spaces don't tell two words apart. */
function lettersOnly(word: string): string {
  return word.normalize('NFKD').replace(/[^\p{L}]/gu, '');
}

/** Whether they are one word, but for spelling or ending: dune, dunes. */
export function isSameWordForm(one: string, other: string): boolean {
  const [short = '', long = ''] = [lettersOnly(one), lettersOnly(other)].sort(
    (a, b) => a.length - b.length,
  );
  const last = short.slice(-1);
  const stem = short.slice(0, -1);
  return (
    short === long ||
    ['s', 'es', 'd', 'ed', 'ing'].some((ending) => long === short + ending) ||
    ['ed', 'ing'].some((ending) => long === short + last + ending) ||
    (last === 'e' && long === `${stem}ing`) ||
    (last === 'y' && ['ies', 'ied'].some((ending) => long === stem + ending))
  );
}

/** Whether one goes on from the other. Wider than any inflection, which is the point of it. */
export function sharesPrefix(one: string, other: string): boolean {
  return (
    lettersOnly(one).startsWith(lettersOnly(other)) ||
    lettersOnly(other).startsWith(lettersOnly(one))
  );
}
