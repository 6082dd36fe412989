import type { DailyGame, DailyPuzzle, DailyStats } from '@bee-jinx/contract/browser';
import { sentPairNumbers } from '@bee-jinx/game';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { track } from '../../domain/analytics/track.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { trackEnd, trackHint, trackStart, trackWord } from './track-game.ts';

vi.mock('../../domain/analytics/track.ts', () => ({ track: vi.fn() }));

const tracked = () => vi.mocked(track).mock.lastCall?.[0];
const sentNumber = sentPairNumbers.first + 7;
const puzzle: DailyPuzzle = {
  puzzleNumber: 1050,
  activeDate: '2026-11-15',
  word1: 'moon',
  word2: 'cheese',
  par: 4,
  difficulty: 'steady',
};
const game = {
  puzzleNumber: 1050,
  archive: false,
  status: 'won',
  outcome: 'jinx',
  rounds: [
    { round: 1, word: 'night', beeWord: 'mouse', match: 'none', warmth: 31 },
    { round: 2, word: 'cat', beeWord: 'cat', match: 'exact', warmth: 100 },
  ],
  hints: [{}, {}],
  hintsUsed: 2,
  tier: 'excellent',
} as unknown as DailyGame;
const stats = { userLevel: 'beginner' } as DailyStats;

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  safeLocalStorage.remove('session.startedAt');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a started game has its number, kind, the level and the mode', () => {
  trackStart(game, stats);
  expect(tracked()).toEqual({
    eventType: 'GAME_START',
    puzzleNumber: 1050,
    eventData: {
      puzzleNumber: 1050,
      game_type: 'daily',
      is_tutorial: false,
      user_level: 'beginner',
      mode: 'single',
    },
  });
});

test('a player with a persona starts with it, in the archive too', () => {
  trackStart({ ...game, archive: true }, {
    ...stats,
    persona: { name: 'scout', confidence: 0.8 },
  } as DailyStats);
  expect(tracked()?.eventData).toMatchObject({
    game_type: 'archive',
    persona: 'scout',
    persona_confidence: 0.8,
  });
});

test('a sent pair is known by its id, for its number is no day’s', () => {
  const subject = { gameId: `sent-${sentNumber}` };
  trackStart({ ...game, puzzleNumber: sentNumber }, stats);
  expect(tracked()).toEqual({
    eventType: 'GAME_START',
    eventData: {
      ...subject,
      game_type: 'sent',
      is_tutorial: false,
      user_level: 'beginner',
      mode: 'single',
    },
  });
  trackWord(sentNumber, { round: 1, word: 'night' } as DailyGame['rounds'][number]);
  expect(tracked()).toEqual({
    eventType: 'WORD_SUBMISSION',
    eventData: { round: 1, word: 'night', mode: 'single', ...subject },
  });
});

test('a word has its round and warmth, a hint its step', () => {
  const [first] = game.rounds;
  if (first) trackWord(1050, first);
  expect(tracked()).toEqual({
    eventType: 'WORD_SUBMISSION',
    puzzleNumber: 1050,
    eventData: { round: 1, word: 'night', warmth: 31, mode: 'single' },
  });
  trackHint(game);
  expect(tracked()).toEqual({
    eventType: 'HINT_USED',
    puzzleNumber: 1050,
    eventData: { round: 3, step: 2, hintsUsed: 2, mode: 'single' },
  });
});

test('a finished game has outcome, rounds, time of the visit, last pair, hints and tier', () => {
  safeLocalStorage.write('session.startedAt', String(Date.now() - 61_000));
  trackEnd(puzzle, game);
  const completed = {
    puzzleNumber: 1050,
    won: true,
    outcome: 'jinx',
    rounds: 2,
    sessionDuration: 61_000,
    mode: 'single',
    finalWordPair: ['cat', 'cat'],
    hintsUsed: 2,
    performance_tier: 'excellent',
  };
  expect(tracked()).toEqual({
    eventType: 'GAME_COMPLETE',
    puzzleNumber: 1050,
    eventData: completed,
  });
  const { outcome: _outcome, tier: _tier, ...open } = game;
  trackEnd(puzzle, {
    ...open,
    status: 'lost',
    rounds: [],
    hintsUsed: 0,
    slope: 'steep',
  } as DailyGame);
  expect(tracked()?.eventData).toEqual({
    puzzleNumber: 1050,
    won: false,
    outcome: '',
    rounds: 0,
    sessionDuration: 61_000,
    mode: 'single',
    finalWordPair: ['moon', 'cheese'],
    hintsUsed: 0,
    slope: 'steep',
  });
});
