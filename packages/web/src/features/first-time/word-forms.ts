/**
 * A simple stemmer for the two staged rounds. It needs no word list, which keeps this screen small.
 */

/** Only the letters: accents, hyphens, apostrophes and spaces don't tell two words apart. */
function lettersOnly(word: string): string {
  return word.normalize('NFKD').replace(/[^\p{L}]/gu, '');
}

/** Whether they are the same word apart from spelling or inflection: dune, dunes. */
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

/** Whether one is a prefix of the other, which covers more than inflections. */
export function sharesPrefix(one: string, other: string): boolean {
  return (
    lettersOnly(one).startsWith(lettersOnly(other)) ||
    lettersOnly(other).startsWith(lettersOnly(one))
  );
}
