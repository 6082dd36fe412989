import { describe, expect, test } from 'vitest';
import { maxHiveDescriptionCharacters, parseHiveDescription, parseHiveName } from './hive-text.ts';

describe('the name of a hive', () => {
  test.each([
    ['  The   Tuesday bees ', 'The Tuesday bees'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['蜂の巣', '蜂の巣'],
    ['خلية النحل', 'خلية النحل'],
    ['🐝🍯', '🐝🍯'],
    ['👩‍👩‍👧‍👦 & Co', '👩‍👩‍👧‍👦 & Co'],
    ['O’Brien’s {name}', "O'Brien's {name}"],
  ])('%s is accepted', (typed, name) => {
    expect(parseHiveName(typed)).toEqual({ ok: true, name });
  });

  test.each([
    ['', 'too_short'],
    ['x', 'too_short'],
    ['a'.repeat(41), 'too_long'],
    ['a'.repeat(10_000), 'too_long'],
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
    expect(parseHiveDescription('🐝'.repeat(maxHiveDescriptionCharacters))).not.toBeNull();
  });

  test('is refused if it is too long or has hidden characters', () => {
    expect(parseHiveDescription('a'.repeat(maxHiveDescriptionCharacters + 1))).toBeNull();
    expect(parseHiveDescription('a'.repeat(10_000))).toBeNull();
    expect(parseHiveDescription('turn\u202Earound')).toBeNull();
  });
});
