import type { Friend } from '@bee-jinx/contract/browser';
import { describe, expect, test } from 'vitest';
import {
  canNudge,
  danceLabel,
  friendStatusLabel,
  replayPath,
  toFriendToday,
  toHeadToHead,
} from './friend-labels.ts';

const friend: Friend = {
  id: 'anon_me.anon_ben',
  userId: 'anon_ben',
  friendId: 'anon_ben',
  displayName: 'Ben',
  friendName: 'Ben',
  status: 'accepted',
  presence: 'away',
  playedToday: false,
  since: '2026-11-15T12:00:00.000Z',
  createdAt: '2026-11-15T12:00:00.000Z',
};
const game = (status: 'invited' | 'active' | 'deciding', myTurn: boolean) => ({
  ...friend,
  openGame: { gameId: 'g', status, myTurn },
});

describe('the status line of a friend', () => {
  test.each([
    [friend, 'Hasn’t played today'],
    [{ ...friend, presence: 'here' as const, playedToday: true }, 'Here now · has played today'],
    [game('active', true), 'Your turn · hasn’t played today'],
    [game('active', false), 'Their turn · hasn’t played today'],
    [game('invited', true), 'Invites you to dance · hasn’t played today'],
    [game('invited', false), 'Invited to dance · hasn’t played today'],
  ])('%#', (one, line) => {
    expect(friendStatusLabel(one)).toBe(line);
  });
});

test('a dance in progress is opened, not begun', () => {
  expect(danceLabel(undefined)).toBe('Dance');
  expect(danceLabel(game('active', true).openGame)).toBe('Your turn');
  expect(danceLabel(game('invited', false).openGame)).toBe('See your dance');
});

test('only a friend who is awaited in a dance can be nudged', () => {
  expect(canNudge(friend)).toBe(false);
  expect(canNudge(game('active', false))).toBe(true);
  expect(canNudge(game('active', true))).toBe(false);
  expect(canNudge(game('invited', false))).toBe(false);
});

test('today’s result is shown, hidden or missing', () => {
  const puzzleNumber = 1050;
  expect(toFriendToday({ puzzleNumber, state: 'not_played' })).toBe('notPlayed');
  expect(toFriendToday({ puzzleNumber, state: 'covered' })).toBe('hidden');
  const won = { outcome: 'jinx', rounds: 3, tier: 'excellent', replayId: 'replay_1' } as const;
  expect(toFriendToday({ puzzleNumber, state: 'shown', result: won })).toEqual({
    rounds: 3,
    tier: 'Excellent',
  });
  expect(replayPath({ puzzleNumber, state: 'shown', result: won })).toBe('/r/replay_1');
  expect(replayPath({ puzzleNumber, state: 'covered' })).toBeUndefined();
  const lost = { outcome: 'gave_up', rounds: 3 } as const;
  expect(toFriendToday({ puzzleNumber, state: 'shown', result: lost })).toBe('noJinx');
});

test('without a jinx there is no average', () => {
  const stats = {
    games: 2,
    jinxes: 0,
    jinxRate: 0,
    averageRounds: 0,
    fewestRounds: null,
    currentRun: 0,
    bestRun: 0,
    telepathy: 0,
    bestTelepathy: 0,
  };
  const detail = {
    friend,
    headToHead: stats,
    today: { puzzleNumber: 1, state: 'covered' as const },
    version: 1,
  };
  expect(toHeadToHead(detail)).toMatchObject({ games: 2, averageRounds: null, fewestRounds: null });
});
