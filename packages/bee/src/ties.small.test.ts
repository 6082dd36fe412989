import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createSmallWorld } from './testing/small-world.ts';
import { parseTieLine, readTieLines } from './tie-lines.ts';
import { earlinessByPosition, UNLISTED } from './ties.ts';

describe('ties of a small world', () => {
  const { lexicon: words, ties: few } = createSmallWorld({
    lexicon: ['glue', 'honey', 'sticky\t\tq', 'pan', 'pot', 'kitchen', 'shelf\t\tq', 'bee', 'hive'],
    ties: {
      glue: [['sticky', 'sticky glue']],
      honey: [
        ['bee', 'honeybee'],
        ['sticky', 'sticky honey'],
        ['kitchen', 'honeys in the kitchen'],
      ],
      pan: [['kitchen', 'a pan in the kitchen']],
      pot: [
        ['kitchen', 'a pot in the kitchen'],
        ['shelf', 'shelf pot'],
      ],
      bee: [['hive', 'a hive for the bée']],
      shelf: [['honey', 'shelf honey']],
    },
  });
  const number = (word: string) => words.lemma(word) as number;

  test('a word has a line if it names others, not if others name it', () => {
    expect(
      ['glue', 'honey', 'bee', 'hive', 'sticky'].map((word) => few.hasLine(number(word))),
    ).toEqual([true, true, true, false, false]);
  });

  test('each tie is read in both directions', () => {
    const found: unknown[] = [];
    few.forEachTie(number('honey'), (other, place, back) =>
      found.push([words.word(other), place, back]),
    );
    expect(found).toEqual([
      ['bee', 0, 255],
      ['sticky', 1, 255],
      ['kitchen', 2, 255],
      ['shelf', 255, 0],
    ]);
  });

  test('the earlier in either line, the nearer to 1; the first is 1, a stranger 0', () => {
    const earliness = (one: string, other: string) =>
      Number(few.earlinessOf(number(one), number(other)).toFixed(3));
    expect(earliness('glue', 'sticky')).toBe(1);
    expect(earliness('sticky', 'glue')).toBe(1);
    expect(earliness('honey', 'shelf')).toBe(1);
    expect(earliness('honey', 'sticky')).toBe(0.831);
    expect(earliness('kitchen', 'honey')).toBe(0.732);
    expect(earliness('glue', 'bee')).toBe(0);
  });

  test('late in a line it does not fall below a least, however long the line; unlisted is 0', () => {
    expect([53, 60, 254, UNLISTED].map((place) => earlinessByPosition[place]?.toFixed(3))).toEqual([
      '0.080',
      '0.080',
      '0.080',
      '0.000',
    ]);
    expect(earlinessByPosition[40]?.toFixed(3)).toBe('0.093');
  });

  test.each([
    [['glue', 'honey'], 'sticky', 'both are sticky'],
    [['pot', 'honey'], 'shelf', 'both are shelf'],
    [['pan', 'pot'], 'kitchen', 'you find both in the kitchen'],
    [['honey', 'pan'], 'kitchen', 'honeys in the kitchen · a pan in the kitchen'],
    [['honey', 'hive'], 'bee', 'honeybee · a hive for the bée'],
    [['honey', 'glue'], 'bee', undefined],
    [['glue', 'honey'], 'bee', undefined],
    [['zzyzx', 'honey'], 'bee', undefined],
  ] as const)('why %j lead to %s: %s', (pair, word, reason) => {
    expect(few.reasonFor(pair, word)).toBe(reason);
  });

  test('one reason for both needs a quality, or a place that is the word', () => {
    const { ties: others } = createSmallWorld({
      lexicon: ['cat', 'dog', 'pet\t\tp', 'fur\t\tq', 'zorb'],
      ties: {
        cat: [
          ['pet', 'pet cat'],
          ['fur', 'cat fur'],
          ['zorb', 'a cat on a lap'],
        ],
        dog: [
          ['pet', 'pet dog'],
          ['fur', 'dog fur'],
          ['zorb', 'a dog on a lap'],
        ],
      },
    });
    expect(others.reasonFor(['cat', 'dog'], 'pet')).toBe('pet cat · pet dog');
    expect(others.reasonFor(['cat', 'dog'], 'fur')).toBe('cat fur · dog fur');
    expect(others.reasonFor(['cat', 'dog'], 'zorb')).toBe('a cat on a lap · a dog on a lap');
  });
});

test('files of ties are read in order of name, the words before the links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ties-'));
  mkdirSync(join(folder, 'words'));
  mkdirSync(join(folder, 'links'));
  writeFileSync(join(folder, 'words/b.txt'), 'sea: wave=sea ~\n');
  writeFileSync(join(folder, 'words/a.txt'), 'ant: hill=~hill\nbee: hive=a ~hive\n');
  writeFileSync(join(folder, 'links/a.txt'), 'wave: sea=~ at sea\n');
  try {
    const read = readTieLines(pathToFileURL(`${folder}/`));
    expect(read.map(({ word, isOrdered }) => `${word} ${isOrdered}`)).toEqual([
      'ant true',
      'bee true',
      'sea true',
      'wave false',
    ]);
    expect(read[1]?.ties).toEqual([{ link: 'hive', phrase: 'a beehive' }]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a line is read with its word in each phrase', () => {
  expect(parseTieLine("pocket: watch=~ watch; kangaroo=a kangaroo's ~", true)).toEqual({
    word: 'pocket',
    isOrdered: true,
    ties: [
      { link: 'watch', phrase: 'pocket watch' },
      { link: 'kangaroo', phrase: "a kangaroo's pocket" },
    ],
  });
});

test('a name and a title in a line are read with their capitals', () => {
  expect(parseTieLine('river: moon=Moon ^', false).ties).toEqual([
    { link: 'moon', phrase: 'Moon River' },
  ]);
  expect(parseTieLine('Paris: tower=a tower in ~', false)).toMatchObject({
    word: 'paris',
    ties: [{ phrase: 'a tower in Paris' }],
  });
});
