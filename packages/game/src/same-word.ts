import { memoize } from './memoize.ts';
import { stripDiacritics, stripSeparators } from './normalize-letters.ts';

/** The ways in which two words count as the same one, the closest first. */
export const matchKinds = ['exact', 'spelling', 'inflection'] as const;

export type MatchKind = (typeof matchKinds)[number];

/** Whether two words are forms of one lemma. It needs a dictionary, so it is passed in. */
export type SameLemma = (a: string, b: string) => boolean;

const britishOur =
  /(arb|ard|arm|behavi|cand|clam|col|demean|enam|endeav|fav|ferv|flav|glam|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|savi|sav|splend|tum|val|vap|vig)our/g;
/** After three letters at least: organize is organise, but a prize is no prise. */
const americanIze = /(?<=\p{L}{3}[iy])z(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/u;
const spellingVariants: readonly [RegExp, string][] = [
  [/^(cent|theat|fib|met|lit|sab|spect|calib|lust|somb|meag)re(?=s?$)/, '$1er'],
  [/^gray/, 'grey'],
  [/(def|off|lic|pret)ence(?=s?$)/, '$1ense'],
  [/(catal|dial|anal|monol)ogue(?=s?$)/, '$1og'],
  [/^(trave|jewe|cance|mode|labe|leve|fue)ll(?=ed|er|ers|ery|ing)/, '$1l'],
  [/^plough/, 'plow'],
  [/^pyjama/, 'pajama'],
  [/^moustache/, 'mustache'],
  [/^doughnut/, 'donut'],
  [/^cosy$/, 'cozy'],
  [/^(m|sm)ould/, '$1old'],
];

/** Equal for two words that differ only in spelling. Not for display. */
export const spellingKey = memoize(20_000, (word) => {
  const plain = stripSeparators(stripDiacritics(word))
    .replace(britishOur, '$1or')
    .replace(americanIze, 's');
  return spellingVariants.reduce((key, [from, to]) => key.replace(from, to), plain);
});

export const isSameSpelling = (a: string, b: string): boolean => spellingKey(a) === spellingKey(b);

/** In which way the two are the same word; null where they aren't. */
export function matchOf(a: string, b: string, sameLemma: SameLemma): MatchKind | null {
  if (a === b) return 'exact';
  const keyA = spellingKey(a);
  const keyB = spellingKey(b);
  if (keyA === keyB) return 'spelling';
  if (sameLemma(a, b)) return 'inflection';
  const isRespelt = keyA !== a || keyB !== b;
  return isRespelt && sameLemma(keyA, keyB) ? 'inflection' : null;
}

/** The first of these words that counts as the same one. */
export const findSameWord = (
  words: readonly string[],
  word: string,
  sameLemma: SameLemma,
): string | undefined => words.find((one) => matchOf(one, word, sameLemma));
