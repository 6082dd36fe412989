import { describe, expect, test } from 'vitest';
import { readBeeParts } from './bee.ts';
import { readForms } from './inflections.ts';
import { readNorms } from './norms.ts';

const data = new URL('../data/', import.meta.url);
const { lexicon, inflections } = readBeeParts();
const decided = readForms(new URL('inflections.txt', data));
const apart = readForms(new URL('kept-apart.txt', data));
const pairsOf = (lines: typeof decided) =>
  lines.flatMap(([base, forms]) => forms.map((form) => [base, form] as const));

const isLemma = (word: string) => {
  const lemma = lexicon.lemma(word);
  return lemma !== undefined && lexicon.word(lemma) === word;
};

/** What the word would be a form of, by its letters: eggs of egg, stopping of stop, taking of take. */
function apparentBases(form: string): string[] {
  const stems = [/s$/, /(?<=s|x|z|ch|sh|o)es$/, /ing$/, /ed$/].flatMap((ending) =>
    ending.test(form) ? [form.replace(ending, '')] : [],
  );
  const bases = [
    ...stems,
    ...stems.map((stem) => stem.replace(/(.)\1$/, '$1')),
    form.replace(/ie[sd]$/, 'y'),
    form.replace(/ves$/, 'f'),
    form.replace(/ves$/, 'fe'),
    form.replace(/ing$/, 'e'),
    form.replace(/ed$/, 'e'),
    form.replace(/ying$/, 'ie'),
    form.replace(/(?<=c)k(?:ing|ed)$/, ''),
  ];
  return [...new Set(bases)].filter(
    (base) =>
      base.length > 2 && base !== form && form.startsWith(base.slice(0, -1)) && isLemma(base),
  );
}

describe('words that are one word', () => {
  test('are decided for each cue that looks like a form of another word', () => {
    const kept = new Set(pairsOf(apart).map((pair) => pair.join(' ')));
    const undecided = [...readNorms(new URL('norms/', data)).keys()].flatMap((form) =>
      apparentBases(form)
        .filter((base) => !inflections.areOneWord(base, form) && !kept.has(`${base} ${form}`))
        .map((base) => `${base}: ${form}`),
    );
    expect(undecided).toEqual([]);
  });

  test('are never both one word and kept apart', () => {
    expect(pairsOf(apart).filter(([base, form]) => inflections.areOneWord(base, form))).toEqual([]);
  });

  test('are words that the lexicon has as lemmas, each a form of one base', () => {
    expect(pairsOf(decided).filter((pair) => !pair.every(isLemma))).toEqual([]);
    const forms = pairsOf(decided).map(([, form]) => form);
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
    const bases = new Set(decided.map(([base]) => base));
    expect(forms.filter((form) => bases.has(form))).toEqual([]);
  });

  test('have variants that the lexicon knows, each of one base, and none that are one word anyway', () => {
    const variants = pairsOf(readForms(new URL('variants.txt', data)));
    expect(variants.filter((pair) => !pair.every((word) => lexicon.knows(word)))).toEqual([]);
    const names = variants.map(([, variant]) => variant);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const oneAnyway = variants.filter(
      ([base, other]) => lexicon.lemma(base) === lexicon.lemma(other),
    );
    expect(oneAnyway).toEqual([]);
  });

  test.each([
    ['egg', 'eggs'],
    ['butterfly', 'butterflies'],
    ['man', 'men'],
    ['tooth', 'teeth'],
    ['swim', 'swimming'],
    ['swam', 'swimming'],
    ['ski', 'skiing'],
    ['hike', 'hiking'],
    ['freeze', 'frozen'],
    ['break', 'broken'],
    ['clove', 'cloves'],
    ['shine', 'shining'],
    ['hope', 'hoped'],
    ['syringe', 'syringes'],
    ['broker', 'brokers'],
    ['tv', 'television'],
    ['telly', 'television'],
    ['phone', 'telephones'],
    ['bikes', 'bicycle'],
    ['plane', 'aeroplane'],
    ['mum', 'mom'],
  ])('%s and %s', (one, other) => {
    expect(inflections.areOneWord(one, other)).toBe(true);
    expect(inflections.areOneWord(other, one)).toBe(true);
  });

  test.each([
    ['glass', 'glasses'],
    ['even', 'evening'],
    ['bowl', 'bowling'],
    ['wood', 'woods'],
    ['clove', 'cleave'],
    ['spoke', 'speak'],
    ['broke', 'broker'],
    ['fly', 'flyer'],
    ['clean', 'cleaner'],
    ['shin', 'shining'],
    ['hop', 'hoped'],
    ['hat', 'hated'],
    ['find', 'founded'],
    ['zzyzx', 'zzyzxs'],
  ])('are not %s and %s', (one, other) => {
    expect(inflections.areOneWord(one, other)).toBe(false);
  });
});
