import { describe, expect, test } from 'vitest';
import {
  hiveDescriptionMessage,
  hiveNameFaultMessages,
  parseHiveDescription,
  parseHiveName,
} from './hive-text.ts';

describe('the name of a hive', () => {
  test.each([
    ['  The   Tuesday bees ', 'The Tuesday bees'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['蜂の巣', '蜂の巣'],
    ['خلية النحل', 'خلية النحل'],
    ['🐝🍯', '🐝🍯'],
    ['👩‍👩‍👧‍👦 & Co', '👩‍👩‍👧‍👦 & Co'],
    ['O’Brien’s {name}', "O'Brien's {name}"],
    [`Bees${' '.repeat(996)}`, 'Bees'],
  ])('%s is accepted', (typed, name) => {
    expect(parseHiveName(typed)).toEqual({ ok: true, name });
  });

  test.each([
    ['', 'too_short'],
    ['x', 'too_short'],
    ['a'.repeat(41), 'too_long'],
    ['a'.repeat(10_000), 'too_long'],
    [`Bees${' '.repeat(997)}`, 'too_long'],
    ['🐝'.repeat(41), 'too_long'],
    ['?!…', 'nothing_to_say'],
    ['bees\u200Bhere', 'hidden_characters'],
    ['\u202Eseeb', 'hidden_characters'],
    ['be\u0000es', 'hidden_characters'],
    ['b\u0301\u0301\u0301\u0301\u0301es', 'hidden_characters'],
    ['\uD800\uD800', 'hidden_characters'],
  ])('%j is refused: %s', (typed, fault) => {
    expect(parseHiveName(typed)).toEqual({ ok: false, fault });
  });

  test('counts a family emoji as one character', () => {
    expect(parseHiveName('👩‍👩‍👧‍👦'.repeat(40)).ok).toBe(true);
  });
});

describe('the description of a hive', () => {
  test('may be empty, becomes one line, and is counted in graphemes', () => {
    expect(parseHiveDescription('')).toBe('');
    expect(parseHiveDescription('One\n two\tthree')).toBe('One two three');
    expect(parseHiveDescription('🐝'.repeat(280))).not.toBeNull();
    expect(parseHiveDescription(' '.repeat(5000))).toBe('');
  });

  test('is refused if it is too long or has hidden characters', () => {
    expect(parseHiveDescription('a'.repeat(281))).toBeNull();
    expect(parseHiveDescription(' '.repeat(5001))).toBeNull();
    expect(parseHiveDescription('turn\u202Earound')).toBeNull();
  });
});

test('each fault of a hive’s texts is told in a sentence', () => {
  expect(hiveNameFaultMessages).toEqual({
    too_short: 'The name of a hive needs at least 2 characters.',
    too_long: 'The name of a hive can have at most 40 characters.',
    nothing_to_say: 'The name of a hive needs a letter, a digit or an emoji.',
    hidden_characters: 'That name has invisible characters in it. Type it afresh, please.',
  });
  expect(hiveDescriptionMessage).toBe(
    'A description has up to 280 characters, none of them hidden.',
  );
});
