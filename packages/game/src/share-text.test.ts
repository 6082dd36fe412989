import { describe, expect, test } from 'vitest';
import {
  formatDanceShareText,
  formatShareSentence,
  formatShareText,
  formatSwarmShareText,
} from './share-text.ts';

const won = { puzzleNumber: 1050, outcome: 'jinx', warmths: [31, 55, 71, 100] } as const;
const gaveUp = { puzzleNumber: 7, outcome: 'gave_up', warmths: [12] } as const;

describe('a shared game', () => {
  test('has a cell of the comb for each round, and honey for the jinx', () => {
    expect(formatShareText(won)).toBe('Bee Jinx 1050 · jinx in 4\n⬡⏣⬢🍯');
    expect(formatShareText(won, 'https://beejinx.example/r/1')).toBe(
      'Bee Jinx 1050 · jinx in 4\n⬡⏣⬢🍯\nhttps://beejinx.example/r/1',
    );
    expect(formatShareText(gaveUp)).toBe('Bee Jinx 7 · no jinx in 1 round\n⬡');
  });

  test('has a sentence for screen readers', () => {
    expect(formatShareSentence(won)).toBe(
      'I said the same word as the bee after 4 rounds in Bee Jinx puzzle 1050. Round by round: Cool, 31; Mild, 55; Warm, 71; Jinx.',
    );
    expect(formatShareSentence(gaveUp)).toBe(
      'I gave up after 1 round in Bee Jinx puzzle 7. Round by round: Cold, 12.',
    );
  });

  test('is told with a full cell from 60 on, a half one from 40 on, and an empty one below', () => {
    const shared = { ...gaveUp, warmths: [39, 40, 59, 60, 99] };
    expect(formatShareText(shared)).toBe('Bee Jinx 7 · no jinx in 5 rounds\n⬡⏣⏣⬢⬢');
  });

  test('that ran out of rounds says that no common word was found', () => {
    expect(formatShareSentence({ ...gaveUp, outcome: 'out_of_rounds' })).toContain(
      'The bee and I found no common word in 1 round in Bee Jinx puzzle 7.',
    );
  });

  test('of a pair that was sent by a friend has no number', () => {
    const sent = { ...won, puzzleNumber: 2_000_000 };
    expect(formatShareText(sent)).toBe('Bee Jinx · a friend’s pair · jinx in 4\n⬡⏣⬢🍯');
    expect(formatShareSentence(sent)).toContain('after 4 rounds in Bee Jinx on a friend’s pair.');
  });

  test('tells the hints that were used', () => {
    expect(formatShareText({ ...won, hintsUsed: 1 })).toContain('jinx in 4, 1 hint\n');
    expect(formatShareSentence({ ...won, hintsUsed: 3 })).toContain(
      'after 4 rounds with 3 hints in Bee Jinx',
    );
  });

  test('without rounds has a first line only', () => {
    const none = { ...gaveUp, warmths: [] };
    expect(formatShareText(none)).toBe('Bee Jinx 7 · no jinx in 0 rounds');
    expect(formatShareSentence(none)).toBe('I gave up after 0 rounds in Bee Jinx puzzle 7.');
  });
});

test('a shared dance shows how near the two came, and no word', () => {
  expect(
    formatDanceShareText({ outcome: 'jinx', warmths: [12, 64, 100] }, 'https://bee.test/'),
  ).toBe('Bee Jinx · two minds, one word, in 3\n⬡⬢🍯\nhttps://bee.test/');
  expect(formatDanceShareText({ outcome: 'no_jinx', warmths: [12] }, '/')).toBe(
    'Bee Jinx · no jinx in 1 round\n⬡\n/',
  );
});

test('a shared swarm shows how large its largest camp was, and no word', () => {
  expect(
    formatSwarmShareText({ outcome: 'jinx', minds: 5, shares: [20, 60, 100] }, 'https://bee.test/'),
  ).toBe('Bee Jinx swarm · 5 minds, one word, in 3\n⬡⬢🍯\nhttps://bee.test/');
  expect(formatSwarmShareText({ outcome: 'no_jinx', minds: 3, shares: [33] }, '/')).toBe(
    'Bee Jinx swarm · 3 minds, no swarm jinx in 1 round\n⬡\n/',
  );
});

test('a steep or gentle game says so, an ordinary one is shared as ever', () => {
  const shared = { puzzleNumber: 1050, outcome: 'jinx', warmths: [30, 100], hintsUsed: 0 } as const;
  expect(formatShareText(shared)).toBe('Bee Jinx 1050 · jinx in 2\n⬡🍯');
  expect(formatShareText({ ...shared, slope: 'steep' })).toBe(
    'Bee Jinx 1050 · jinx in 2 · ⛰️ steep\n⬡🍯',
  );
  expect(formatShareText({ ...shared, slope: 'gentle', hintsUsed: 1 })).toContain(
    'jinx in 2, 1 hint · 🌱 gentle',
  );
  expect(formatShareSentence(shared)).not.toContain('played');
  expect(formatShareSentence({ ...shared, slope: 'steep' })).toContain(
    'puzzle 1050, played steep.',
  );
});
