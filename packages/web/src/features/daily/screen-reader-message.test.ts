import type { DailyHint, DailyRound } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { type DailyPlay, type PlayedDaily, toPlayedDaily } from '../../domain/play/daily.ts';
import { createPlayState, type PlayAction, playReducer } from '../../domain/play/play-reducer.ts';
import { screenReaderMessage } from './screen-reader-message.ts';

const round = (number: number, word: string): DailyRound => ({
  round: number,
  word,
  beeWord: `bee${number}`,
  salt: '0'.repeat(32),
  seal: 'a'.repeat(64),
  warmth: 40,
  match: null,
});

type Action = PlayAction<PlayedDaily>;

const hint = { step: 1, kind: 'a thing' } as DailyHint;

const playing = (rounds: DailyRound[], hints: DailyHint[] = []): PlayedDaily => {
  const version = rounds.length * 2 + hints.length + 1;
  return toPlayedDaily({
    puzzle: {
      puzzleNumber: 1050,
      activeDate: '2026-11-15',
      word1: 'ocean',
      word2: 'desert',
      par: 4,
      difficulty: 'gentle',
    },
    game: {
      puzzleNumber: 1050,
      status: 'playing',
      rounds,
      hints,
      hintsUsed: hints.length,
      startedAt: '2026-11-15T08:00:00.000Z',
      archive: false,
      version,
    },
    today: { date: '2026-11-15', puzzleNumber: 1050 },
    version,
  });
};

const send: Action = { type: 'send', word: 'shell' };
const next: Action = { type: 'next-phase' };
const answer: Action = { type: 'update', game: playing([round(1, 'sand'), round(2, 'shell')]) };

const begin = (game: PlayedDaily): DailyPlay => createPlayState(game);

/** What a live region reads out during a run of actions: only texts that are new, and no empty ones. */
function heard(play: DailyPlay, ...actions: Action[]): string[] {
  const said = [screenReaderMessage(play)];
  let state = play;
  for (const action of actions) {
    state = playReducer(state, action);
    if (screenReaderMessage(state) !== said.at(-1)) said.push(screenReaderMessage(state));
  }
  return said.filter(Boolean);
}

test('after a hint the previous round is not read out again', () => {
  const play = begin(playing([round(1, 'sand')], [hint]));
  const said = heard(play, send, next, answer, next, next, next);
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/^Hint 1/);
  expect(said[1]).toMatch(/shell/);
});

test('a fast reply is read out only when the words are revealed', () => {
  const play = begin(playing([round(1, 'sand')], [hint]));
  expect(heard(play, send, answer)).toEqual(heard(play));
  expect(heard(play, send, answer, next, next, next).at(-1)).toMatch(/shell/);
});

test('the reasons are read out with the words, and not before', () => {
  const explained = {
    ...round(2, 'shell'),
    reasons: ['seashell · nutshell', null] as [string, null],
  };
  const updated: Action = { type: 'update', game: playing([round(1, 'sand'), explained]) };
  const play = begin(playing([round(1, 'sand')]));
  expect(heard(play, send, updated, next, next).join()).not.toContain('because');
  expect(heard(play, send, updated, next, next, next).at(-1)).toMatch(
    /Shell, because: seashell, and nutshell\.$/,
  );
});

test('a round is read out once', () => {
  const play = begin(playing([round(1, 'sand')]));
  const said = heard(play, send, answer, next, next, next, next);
  expect(said.filter((sentence) => sentence.includes('shell'))).toHaveLength(1);
  expect(said.filter((sentence) => sentence.includes('sand'))).toHaveLength(1);
});
