import { describe, expect, test } from 'vitest';
import { buzzFaultMessages, parseBuzz, parseReportAnswer, parseReportReason } from './buzz.ts';

const family = '👩‍👩‍👧‍👦';

test.each([
  [
    'a sentence with extra spaces',
    '  We  both said\nsand! ',
    false,
    { ok: true, text: 'We both said sand!' },
  ],
  ['a result alone', '', true, { ok: true, text: '' }],
  [
    'as many family emoji as characters are allowed',
    family.repeat(280),
    false,
    { ok: true, text: family.repeat(280) },
  ],
  ['letters of any script', 'שלום, мир, 世界', false, { ok: true, text: 'שלום, мир, 世界' }],
  ['nothing', ' \n ', false, { ok: false, fault: 'empty' }],
  ['one character too many', 'é'.repeat(281), false, { ok: false, fault: 'too_long' }],
  ['the most typed spaces', ' '.repeat(5600), true, { ok: true, text: '' }],
  ['one typed space too many', ' '.repeat(5601), true, { ok: false, fault: 'too_long' }],
  ['a very long text', 'b'.repeat(100_000), false, { ok: false, fault: 'too_long' }],
  ['a direction override', 'hello \u202Eolleh', false, { ok: false, fault: 'hidden_characters' }],
  ['stacked accents', `a${'\u0301'.repeat(30)}`, false, { ok: false, fault: 'hidden_characters' }],
])('%s', (_name, typed, hasResult, ruling) => {
  expect(parseBuzz(typed, hasResult)).toEqual(ruling);
});

test('each fault is told in a sentence', () => {
  expect(buzzFaultMessages).toEqual({
    empty: 'Say something, or add your result.',
    too_long: 'A buzz has at most 280 characters.',
    hidden_characters: 'There are invisible characters in that. Type it afresh, please.',
  });
});

describe.each([
  ['parseReportReason', parseReportReason, { maxCharacters: 140, maxTyped: 2000 }],
  ['parseReportAnswer', parseReportAnswer, { maxCharacters: 280, maxTyped: 5000 }],
])('%s', (_name, parse, { maxCharacters, maxTyped }) => {
  test.each([
    ['a sentence with extra spaces', '  It is\n rude. ', 'It is rude.'],
    ['nothing', ' \n ', ''],
    ['the longest text', 'é'.repeat(maxCharacters), 'é'.repeat(maxCharacters)],
    ['one character too many', 'é'.repeat(maxCharacters + 1), null],
    ['the most typed spaces', ' '.repeat(maxTyped), ''],
    ['one typed space too many', ' '.repeat(maxTyped + 1), null],
    ['a hidden character', 'hello \u202Eolleh', null],
  ])('%s', (_case, typed, expected) => {
    expect(parse(typed)).toBe(expected);
  });
});
