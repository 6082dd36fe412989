import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayNameFaultMessages, displayNameLength, parseDisplayName } from './display-name.ts';
import { countCharacters } from './text.ts';

const faultOf = (typed: string) => {
  const ruling = parseDisplayName(typed);
  return ruling.ok ? undefined : ruling.fault;
};

describe('a display name', () => {
  test.each([
    ['Anna', 'Anna'],
    ['  Anna   Bell ', 'Anna Bell'],
    ['Zoë', 'Zoë'],
    ['Ｆｕｌｌ', 'Full'],
    ['O’Hara', "O'Hara"],
    ['محمد', 'محمد'],
    ['花 🌸', '花 🌸'],
    ['👩‍🚀 Ada', '👩‍🚀 Ada'],
    ['Bumble Bee', 'Bumble Bee'],
    ['Beekeeper', 'Beekeeper'],
    ['Analyst', 'Analyst'],
    ['x'.repeat(24), 'x'.repeat(24)],
    [`Anna${' '.repeat(396)}`, 'Anna'],
  ])('%j is normalized to %j', (typed, name) => {
    expect(parseDisplayName(typed)).toEqual({ ok: true, name });
  });

  test.each([
    ['', 'too_short'],
    ['A', 'too_short'],
    ['   ', 'too_short'],
    ['👨‍👩‍👧‍👦', 'too_short'],
    ['x'.repeat(25), 'too_long'],
    ['x'.repeat(10_000), 'too_long'],
    [`Anna${' '.repeat(397)}`, 'too_long'],
    ['...', 'nothing_to_say'],
    ['🐝🐝', 'nothing_to_say'],
    ['An\u200bna', 'hidden_characters'],
    ['An\u202ena', 'hidden_characters'],
    ['An\u0000na', 'hidden_characters'],
    ['Z\u0341\u0341\u0341\u0341\u0341algo', 'hidden_characters'],
    ['<b>Anna</b>', 'odd_characters'],
    ['Anna;--', 'odd_characters'],
    ['Аnna', 'mixed_alphabets'],
    ['The Bee', 'imitates_us'],
    ['the-bee', 'imitates_us'],
    ['B33', 'imitates_us'],
    ['вее', 'imitates_us'],
    ['Adm1n', 'imitates_us'],
    ['Anna (admin)'.replace(/[()]/g, ''), 'imitates_us'],
    ['Bee Jinx', 'imitates_us'],
    ['System', 'imitates_us'],
    ['Support', 'imitates_us'],
    ['Everyone', 'imitates_us'],
    ['Nobody', 'imitates_us'],
  ])('%j is refused: %s', (typed, fault) => {
    expect(faultOf(typed)).toBe(fault);
  });

  test('of any input is within bounds, and parsing is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const ruling = parseDisplayName(typed);
        if (!ruling.ok) return;
        const length = countCharacters(ruling.name);
        expect(length).toBeGreaterThanOrEqual(displayNameLength.min);
        expect(length).toBeLessThanOrEqual(displayNameLength.max);
        expect(parseDisplayName(ruling.name)).toEqual(ruling);
      }),
      { numRuns: 2000 },
    );
  });
});

test('each fault of a display name is told in a sentence', () => {
  expect(displayNameFaultMessages).toEqual({
    too_short: 'A name needs at least 2 characters.',
    too_long: 'A name can have at most 24 characters.',
    nothing_to_say: 'A name needs at least one letter or digit, so that it can be read aloud.',
    hidden_characters: 'That name has invisible characters in it. Type it afresh, please.',
    odd_characters:
      "Letters, digits, emoji, spaces and . , ' ! & - _ make a name; other signs don’t.",
    mixed_alphabets: 'That name mixes alphabets whose letters look alike. Pick one of them.',
    imitates_us: 'That name could be mistaken for the bee or for us. Pick another, please.',
  });
});
