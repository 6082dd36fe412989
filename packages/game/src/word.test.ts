import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxWordLetters, parseWord, wordFaultMessage } from './word.ts';

describe('a word', () => {
  test.each([
    ['Sand', 'sand'],
    ['  beach ', 'beach'],
    ['ice   cream', 'ice cream'],
    ['ice\tcream', 'ice cream'],
    ['Mother-in-law', 'mother-in-law'],
    ['o’clock', "o'clock"],
    ['CAFÉ', 'café'],
    ['cafe\u0301', 'café'],
    ['ＳＡＮＤ', 'sand'],
    ['ﬁre', 'fire'],
    ['a', 'a'],
    ['пчела', 'пчела'],
    ['蜂', '蜂'],
    ['x'.repeat(maxWordLetters), 'x'.repeat(maxWordLetters)],
  ])('%j is parsed as %j', (typed, word) => {
    expect(parseWord(typed)).toEqual({ ok: true, word });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['x'.repeat(maxWordLetters + 1), 'too_long'],
    ['x'.repeat(100_000), 'too_long'],
    ['a hot day', 'not_one_word'],
    ['sand!', 'not_one_word'],
    ['-sand', 'not_one_word'],
    ['sand-', 'not_one_word'],
    ['ice--cream', 'not_one_word'],
    ['42', 'not_one_word'],
    ['b33', 'not_one_word'],
    ['🐝', 'not_one_word'],
    ['<b>sand</b>', 'not_one_word'],
    ['sa\u200bnd', 'hidden_characters'],
    ['\u202esand', 'hidden_characters'],
    ['sa\u0000nd', 'hidden_characters'],
    ['sand\ud800', 'hidden_characters'],
    ['wаve', 'mixed_alphabets'],
  ])('%j is refused: %s', (typed, fault) => {
    expect(parseWord(typed)).toEqual({ ok: false, fault });
  });

  test('of any input is within bounds, and parsing is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const ruling = parseWord(typed);
        if (!ruling.ok) return;
        expect(parseWord(ruling.word)).toEqual(ruling);
        expect((ruling.word.match(/\p{L}/gu) ?? []).length).toBeLessThanOrEqual(maxWordLetters);
      }),
      { numRuns: 3000 },
    );
  });
});

test.each([
  ['7', 'seven'],
  [' 12 ', 'twelve'],
  ['100', 'hundred'],
])('%s in digits suggests %s', (typed, meant) => {
  const ruling = parseWord(typed);
  expect(ruling).toEqual({ ok: false, fault: 'not_one_word', meant });
  if (!ruling.ok) expect(wordFaultMessage(ruling)).toBe(`In letters, please: ${meant}.`);
});

test('a number that takes several words has no suggestion', () => {
  expect(parseWord('47')).toEqual({ ok: false, fault: 'not_one_word' });
});
