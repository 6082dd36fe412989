import type { DailyGame, DailyRound } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { toCard, toShareContent, toShareData } from './share-content.ts';

const round = (number: number, warmth: number): DailyRound => ({
  round: number,
  word: 'candle',
  beeWord: warmth === 100 ? 'candle' : 'lantern',
  salt: '',
  seal: '',
  warmth,
  match: warmth === 100 ? 'exact' : null,
});

const game: DailyGame = {
  puzzleNumber: 1050,
  status: 'won',
  outcome: 'jinx',
  rounds: [round(1, 31), round(2, 71), round(3, 100)],
  hints: [],
  hintsUsed: 0,
  startedAt: '',
  replayId: 'replay_1',
  archive: false,
  version: 3,
};

const content = toShareContent(game, 'https://hive.example');

test('the text has the course of the game and the replay link', () => {
  expect(content.text).toBe('Bee Jinx 1050 · jinx in 3\n⬡⬢🍯\nhttps://hive.example/r/replay_1');
});

test('no format contains a word of the game', () => {
  const ways = (['text', 'sentence', 'replay'] as const).map((what) =>
    toShareData(what, content, undefined),
  );
  expect(JSON.stringify(ways)).not.toMatch(/candle|lantern/);
});

test('a game without a replay has no link', () => {
  const { replayId: _, ...rest } = game;
  expect(toShareContent(rest, 'https://hive.example')).toMatchObject({
    text: 'Bee Jinx 1050 · jinx in 3\n⬡⬢🍯',
    replayUrl: undefined,
  });
});

test.each([
  [1050, 'No. 1050'],
  [48_213_377, 'A friend’s pair'],
])('the picture of puzzle %i is labelled %s', (puzzleNumber, label) => {
  const card = toCard(toShareContent({ ...game, puzzleNumber, hintsUsed: 2 }, ''));
  expect(card).toMatchObject({ label, head: 'Jinx in 3', isJinx: true, warmths: [31, 71, 100] });
  expect(card.tail).toContain('2 hints');
});

test('a picture is shared as a file, once it is ready', () => {
  expect(toShareData('picture', content, undefined)).toBeUndefined();
  const [file] = toShareData('picture', content, new Blob(['x']))?.files ?? [];
  expect(file).toMatchObject({ name: 'bee-jinx.png', type: 'image/png' });
});
