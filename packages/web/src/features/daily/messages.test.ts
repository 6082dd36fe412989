import type { DailyGame } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { warmthChangeLabel } from '../../domain/play/Verdict.tsx';
import { hintMessage } from './hint-message.ts';
import { lossMessage, winMessage } from './outcome-messages.ts';
import { parsePuzzleNumber } from './puzzle-address.ts';
import { allRemarks, beeRemark } from './remarks.ts';
import { nextMidnight } from './result/next-midnight.ts';

const round = (word: string, beeWord: string, match: 'exact' | 'inflection' | null) => ({
  round: 1,
  word,
  beeWord,
  match,
  warmth: 100,
  salt: '',
  seal: '',
});
const game = (rounds: number, change: Partial<DailyGame> = {}): DailyGame => ({
  puzzleNumber: 1050,
  status: 'won',
  outcome: 'jinx',
  tier: 'excellent',
  rounds: Array.from({ length: rounds }, () => round('wax', 'wax', 'exact')),
  hints: [],
  hintsUsed: 0,
  startedAt: '',
  archive: false,
  version: 1,
  ...change,
});

test.each([
  [4, 0, 'Excellent, without a hint. Most need 5.'],
  [5, 1, 'Excellent, with one hint. Most need 5, too.'],
  [8, 3, 'Excellent, with three hints. Most need 5.'],
  [17, 12, 'Excellent, with 12 hints. Most need 5.'],
])('a jinx in %i with %i hints: %s', (rounds, hintsUsed, line) => {
  expect(winMessage({ par: 5 }, game(rounds, { hintsUsed }))).toBe(line);
});

test('a jinx by two forms of one word says that it counts', () => {
  const won = game(1, { rounds: [round('bees', 'bee', 'inflection')] });
  expect(winMessage({ par: 1 }, won)).toContain('You said bees, the bee said bee: that counts.');
});

test('the loss message tells the word that stayed sealed', () => {
  const leftSealed = { round: 2, beeWord: 'wax', salt: '', seal: '' };
  expect(lossMessage(game(1, { leftSealed }))).toContain('The bee would have said wax.');
  expect(lossMessage(game(20))).toContain('20 rounds');
});

test.each([
  [{ step: 1 as const, kind: 'something people do' }, 'It is something people do.'],
  [{ step: 2 as const, firstLetter: 'w', length: 3 }, 'It begins with W and has 3 letters.'],
])('a hint in words: %j', (hint, text) => {
  expect(hintMessage(hint)).toBe(text);
});

test('remarks alternate, and all fit into the bubble', () => {
  for (const warmth of [5, 25, 45, 65, 85]) {
    expect(beeRemark({ round: 1, warmth })).not.toBe(beeRemark({ round: 2, warmth }));
    expect(allRemarks).toContain(beeRemark({ round: 1, warmth }));
  }
  for (const remark of allRemarks) expect(remark.length).toBeLessThan(56);
});

test.each([
  [31, 64, '33 warmer than last round'],
  [64, 31, '33 colder than last round'],
  [31, 31, 'As warm as last round'],
])('a change of warmth from %i to %i is labelled %s', (before, now, words) => {
  expect(warmthChangeLabel(before, now)).toBe(words);
});

test.each([
  ['1050', 1050],
  ['1', 1],
  ['0', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['99999', 99_999],
  ['100000', undefined],
  ['48213377', 48_213_377],
  ['482133770', undefined],
  ['', undefined],
  ['bee', undefined],
])('the address %j names puzzle %j', (requested, puzzleNumber) => {
  expect(parsePuzzleNumber(requested)).toBe(puzzleNumber);
});

test('the day ends at midnight, also where a year does', () => {
  const late = new Date(2026, 11, 31, 23, 59, 59);
  expect(nextMidnight(late)).toBe(new Date(2027, 0, 1).getTime());
});
