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
    ['x'.repeat(30), 'x'.repeat(30)],
    [`sand${' '.repeat(196)}`, 'sand'],
  ])('%j is parsed as %j', (typed, word) => {
    expect(parseWord(typed)).toEqual({ ok: true, word });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['x'.repeat(31), 'too_long'],
    [`sand${' '.repeat(197)}`, 'too_long'],
    ['x'.repeat(100_000), 'too_long'],
    ['a hot day', 'not_one_word'],
    ['sand!', 'not_one_word'],
    ['-sand', 'not_one_word'],
    ['sand-', 'not_one_word'],
    ['ice--cream', 'not_one_word'],
    ['42', 'not_one_word'],
    ['b33', 'not_one_word'],
    ['b7', 'not_one_word'],
    ['7b', 'not_one_word'],
    ['00000007', 'not_one_word'],
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
  ['20', 'twenty'],
  ['30', 'thirty'],
  ['40', 'forty'],
  ['50', 'fifty'],
  ['60', 'sixty'],
  ['70', 'seventy'],
  ['80', 'eighty'],
  ['90', 'ninety'],
  ['100', 'hundred'],
  ['1000', 'thousand'],
  ['1000000', 'million'],
])('%s in digits suggests %s', (typed, meant) => {
  const ruling = parseWord(typed);
  expect(ruling).toEqual({ ok: false, fault: 'not_one_word', meant });
  if (!ruling.ok) expect(wordFaultMessage(ruling)).toBe(`In letters, please: ${meant}.`);
});

test('a number that takes several words has no suggestion', () => {
  expect(parseWord('47')).toEqual({ ok: false, fault: 'not_one_word' });
});

test.each([
  ['', 'Say a word first.'],
  ['x'.repeat(31), 'That is too long: a word can have up to 30 letters.'],
  ['sand!', 'One word, please: letters, with a hyphen, an apostrophe or one space inside.'],
  ['sa\u200bnd', 'That word has invisible characters in it. Type it afresh, please.'],
  ['wаve', 'That word mixes alphabets whose letters look alike. Pick one of them.'],
])('what is wrong with %j is told in a sentence', (typed, message) => {
  const ruling = parseWord(typed);
  expect(!ruling.ok && wordFaultMessage(ruling)).toBe(message);
});
