import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSameWord, matchOf } from './same-word.ts';

const lemmas: Record<string, string> = { bees: 'bee', running: 'run', ran: 'run', colors: 'color' };
const sameLemma = (a: string, b: string) => (lemmas[a] ?? a) === (lemmas[b] ?? b);

describe('the same word', () => {
  test.each([
    ['beach', 'beach', 'exact'],
    ['café', 'cafe', 'spelling'],
    ['naïve', 'naive', 'spelling'],
    ['ice cream', 'ice-cream', 'spelling'],
    ['ice cream', 'icecream', 'spelling'],
    ['organise', 'organize', 'spelling'],
    ['organising', 'organizing', 'spelling'],
    ['organisation', 'organization', 'spelling'],
    ['analyse', 'analyze', 'spelling'],
    ['colour', 'color', 'spelling'],
    ['colourful', 'colorful', 'spelling'],
    ['neighbourhood', 'neighborhood', 'spelling'],
    ['centre', 'center', 'spelling'],
    ['grey', 'gray', 'spelling'],
    ['traveller', 'traveler', 'spelling'],
    ['defences', 'defenses', 'spelling'],
    ['licence', 'license', 'spelling'],
    ['catalogue', 'catalog', 'spelling'],
    ['dialogues', 'dialogs', 'spelling'],
    ['plough', 'plow', 'spelling'],
    ['pyjamas', 'pajamas', 'spelling'],
    ['moustache', 'mustache', 'spelling'],
    ['doughnuts', 'donuts', 'spelling'],
    ['cosy', 'cozy', 'spelling'],
    ['mouldy', 'moldy', 'spelling'],
    ['smoulder', 'smolder', 'spelling'],
    ["o'clock", 'oclock', 'spelling'],
    ["mother's day", 'mothers day', 'spelling'],
    ["don't", 'dont', 'spelling'],
    ['straße', 'strasse', 'spelling'],
    ['smørrebrød', 'smorrebrod', 'spelling'],
    ['encyclopædia', 'encyclopaedia', 'spelling'],
    ['złoty', 'zloty', 'spelling'],
    ['œuvre', 'oeuvre', 'spelling'],
    ['đuveč', 'duvec', 'spelling'],
    ['ılık', 'ilik', 'spelling'],
    ['bee', 'bees', 'inflection'],
    ['running', 'ran', 'inflection'],
    ['colours', 'color', 'inflection'],
  ] as const)('%s and %s: %s', (a, b, kind) => {
    expect(matchOf(a, b, sameLemma)).toBe(kind);
    expect(matchOf(b, a, sameLemma)).toBe(kind);
  });

  test.each([
    ['beach', 'sand'],
    ['prize', 'prise'],
    ['four', 'for'],
    ['hour', 'hor'],
    ['size', 'sise'],
    ['sea', 'season'],
    ['resume', 'assume'],
    ['accentre', 'accenter'],
    ['stingray', 'stingrey'],
    ['remodelled', 'remodeled'],
    ['cosying', 'cozying'],
    ["we'll", 'well'],
    ["she'll", 'shell'],
    ["he'll", 'hell'],
    ["i'll", 'ill'],
    ["we're", 'were'],
    ["she'd", 'shed'],
    ["i'd", 'id'],
    ['は', 'ば'],
    ['мои', 'мой'],
  ])('%s and %s are different', (a, b) => {
    expect(matchOf(a, b, sameLemma)).toBeNull();
  });

  test('is symmetric, and every word matches itself', () => {
    const word = fc.stringMatching(/^[a-zé' -]{1,12}$/);
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(matchOf(a, b, sameLemma)).toBe(matchOf(b, a, sameLemma));
        expect(matchOf(a, a, sameLemma)).toBe('exact');
      }),
    );
  });
});

test('a word is found as the first of those that are the same', () => {
  expect(findSameWord(['wave', 'colours', 'color'], 'colour', sameLemma)).toBe('colours');
  expect(findSameWord(['wave', 'sand'], 'colour', sameLemma)).toBeUndefined();
});
