import { expect, test } from 'vitest';
import { createAnalyticsEvent, type TrackedEvent } from './analytics-event.ts';

const now = new Date('2026-11-15T12:00:00Z');
const word = (round: number, word: string): TrackedEvent => ({
  eventType: 'WORD_SUBMISSION',
  puzzleNumber: 1050,
  eventData: { round, word, warmth: 31, mode: 'single' },
});
const keyOf = (tracked: TrackedEvent) => createAnalyticsEvent(tracked, 'visit', now).idempotencyKey;

test('an event has its player, type and time', () => {
  expect(createAnalyticsEvent(word(1, 'sand'), 'visit', now)).toEqual({
    eventType: 'WORD_SUBMISSION',
    sessionId: 'visit',
    puzzleNumber: 1050,
    timestamp: '2026-11-15T12:00:00.000Z',
    eventData: { round: 1, word: 'sand', warmth: 31, mode: 'single' },
    idempotencyKey: 'visit:1050:WORD_SUBMISSION:1:sand',
  });
});

test('the same word counts once; another round or word counts again', () => {
  expect(keyOf(word(1, 'sand'))).toBe(keyOf(word(1, 'sand')));
  expect(new Set([word(1, 'sand'), word(2, 'sand'), word(1, 'beach')].map(keyOf)).size).toBe(3);
});

test('a game ends once, by its outcome and rounds', () => {
  const completed: TrackedEvent = {
    eventType: 'GAME_COMPLETE',
    puzzleNumber: 1050,
    eventData: {
      puzzleNumber: 1050,
      won: true,
      outcome: 'jinx',
      rounds: 4,
      sessionDuration: 61_000,
      mode: 'single',
      finalWordPair: ['wax', 'wax'],
      hintsUsed: 0,
    },
  };
  expect(keyOf(completed)).toBe('visit:1050:GAME_COMPLETE:jinx:4');
});

test('an error that occurs twice is counted twice, without a puzzle', () => {
  const failed: TrackedEvent = {
    eventType: 'FEATURE_FAILED',
    eventData: { feature: 'migration', error: 'Migration failed' },
  };
  const [first, second] = [now, new Date(now.getTime() + 1)].map((at) =>
    createAnalyticsEvent(failed, 'visit', at),
  );
  expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
  expect(first).not.toHaveProperty('puzzleNumber');
});

test('an event without a puzzle is identified by its dance, or as the tutorial', () => {
  const started = (eventData: object) =>
    keyOf({ eventType: 'GAME_START', eventData } as unknown as TrackedEvent);
  expect(started({ gameId: 'dance_1', mode: 'multiplayer', is_tutorial: false })).toBe(
    'visit:dance_1:GAME_START',
  );
  expect(started({ mode: 'single', is_tutorial: true })).toBe('visit:tutorial:GAME_START');
  expect(keyOf({ eventType: 'SESSION_START', eventData: { page: '/' } })).toBe(
    'visit:-:SESSION_START',
  );
});
