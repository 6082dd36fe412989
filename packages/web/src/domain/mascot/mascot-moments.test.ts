import { expect, test } from 'vitest';
import {
  findAcceptedInvite,
  findOwnInvites,
  findStatsMoment,
  mascotWords,
  rememberStats,
} from './mascot-moments.ts';

function storageWith(text: string | null) {
  let kept = text;
  return {
    read: () => kept,
    write: (_key: string, value: string) => {
      kept = value;
    },
    remove: () => {
      kept = null;
    },
  };
}
const seen = (won: number, streak: number) => JSON.stringify({ won, streak });

test.each([
  ['a new browser', null, 40, 12, undefined],
  ['spoiled storage', '{"won":"x"', 40, 12, undefined],
  ['nothing new', seen(3, 2), 3, 2, undefined],
  ['the first jinx', seen(0, 0), 1, 1, { kind: 'first-jinx' }],
  ['a later jinx', seen(1, 1), 2, 1, undefined],
  ['a streak that reaches a milestone', seen(6, 6), 7, 7, { kind: 'streak-kept', days: 7 }],
  ['a streak between milestones', seen(7, 7), 8, 8, undefined],
  ['a hundred days', seen(90, 99), 91, 100, { kind: 'streak-kept', days: 100 }],
  ['a streak that is gone', seen(6, 6), 6, 0, { kind: 'streak-lost', days: 6 }],
  ['a streak begun anew elsewhere', seen(6, 6), 7, 1, { kind: 'streak-lost', days: 6 }],
  ['a single day that is gone', seen(6, 1), 6, 0, undefined],
] as const)('of %s the mascot says what is due, until it is told', (_, kept, won, streak, due) => {
  const storage = storageWith(kept);
  const stats = { gamesWon: won, currentStreak: streak };
  expect(findStatsMoment(storage, 'anon_1', stats)).toEqual(due);
  // The tab was closed before it could be shown.
  expect(findStatsMoment(storage, 'anon_1', stats)).toEqual(due);
  rememberStats(storage, 'anon_1', stats);
  expect(findStatsMoment(storage, 'anon_1', stats)).toBeUndefined();
});

test('a streak is told of at its milestones, and each full hundred', () => {
  const told = Array.from({ length: 320 }, (_, index) => index + 1).filter((days) =>
    findStatsMoment(storageWith(seen(days, days - 1)), 'anon_1', {
      gamesWon: days,
      currentStreak: days,
    }),
  );
  expect(told).toEqual([2, 3, 5, 7, 10, 14, 21, 30, 50, 75, 100, 200, 300]);
});

test('each player of a browser has stats of their own', () => {
  const kept = new Map<string, string>();
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  findStatsMoment(storage, 'anna', { gamesWon: 0, currentStreak: 0 });
  findStatsMoment(storage, 'ben', { gamesWon: 9, currentStreak: 9 });
  const first = { gamesWon: 1, currentStreak: 1 };
  expect(findStatsMoment(storage, 'anna', first)).toEqual({ kind: 'first-jinx' });
  expect([...kept.keys()]).toEqual(['mascot.seen.anna', 'mascot.seen.ben']);
});

test.each([
  [{ kind: 'first-visit' }, 'waving', 'Hello. I have a word for you. Sealed.'],
  [{ kind: 'first-jinx' }, 'jinx', 'Your first jinx. I felt that.'],
  [{ kind: 'streak-kept', days: 7 }, 'carrying', '7 days in a row. I keep count.'],
  [{ kind: 'streak-lost', days: 6 }, 'oops', '6 days were lovely. Again?'],
  [{ kind: 'invite-accepted', name: 'Maya' }, 'jinx', 'Maya said yes.'],
] as const)('of %j it says, %s: %s', (moment, pose, message) => {
  expect(mascotWords(moment)).toEqual({ message, pose });
});

test('every moment has words that can be read in a second and a half', () => {
  const moments = [
    { kind: 'first-visit' },
    { kind: 'first-jinx' },
    { kind: 'streak-kept', days: 100 },
    { kind: 'streak-lost', days: 100 },
    { kind: 'invite-accepted', name: 'Maya' },
  ] as const;
  for (const moment of moments) {
    const { message } = mascotWords(moment);
    expect(message.length, message).toBeLessThanOrEqual(40);
  }
});

test('an accepted invite is told where its dance is not on the screen', () => {
  const opponent = { userId: 'maya', displayName: 'Maya', isBee: false };
  const sent = { gameId: 'g1', status: 'invited', isInviter: true } as const;
  const received = { gameId: 'g2', status: 'invited', isInviter: false } as const;
  const invites = findOwnInvites([sent, received]);
  expect([...invites]).toEqual(['g1']);
  const accepted = [{ ...sent, status: 'active', opponent } as const];
  expect(findAcceptedInvite(accepted, invites, '/hive')).toBe('Maya');
  expect(findAcceptedInvite(accepted, invites, '/jinx/dance/g1')).toBeUndefined();
  expect(findAcceptedInvite(accepted, new Set(), '/hive')).toBeUndefined();
  expect(findAcceptedInvite([{ ...sent, opponent }], invites, '/hive')).toBeUndefined();
  const withBee = [{ ...sent, status: 'active', opponent: { ...opponent, isBee: true } } as const];
  expect(findAcceptedInvite(withBee, invites, '/hive')).toBeUndefined();
});
