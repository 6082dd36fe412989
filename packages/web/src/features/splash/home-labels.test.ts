import type { ArchivedPuzzle, Home } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { carryOverHome, hasNews, homeHeadline, homeRows } from './home-labels.ts';

const date = '2026-11-15';
const won = (rounds: number) => ({ status: 'won', rounds, archive: false }) as const;
const playing = (rounds: number) => ({ status: 'playing', rounds, archive: false }) as const;
const lost = { status: 'lost', rounds: 20, archive: false } as const;

function homeWith({
  today,
  yesterday,
  ...rest
}: {
  today?: ArchivedPuzzle['result'];
  yesterday?: ArchivedPuzzle['result'];
  dances?: Home['dances'];
  hives?: Home['hives'];
  recaps?: Home['recaps'];
} = {}): Home {
  return {
    today: { puzzleNumber: 1050, activeDate: date, ...(today && { result: today }) },
    yesterday: {
      puzzleNumber: 1049,
      activeDate: '2026-11-14',
      ...(yesterday && { result: yesterday }),
    },
    dances: [],
    hives: [],
    ...rest,
  };
}

const dance = (partner: string, isInvite = false) => ({
  gameId: `of-${partner}`,
  partner,
  isInvite,
});
const hive = { groupId: 'g1', name: 'The Night Shift', members: 5, finished: 3 };
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

test.each([
  [{}, 'Today’s pair is waiting.', 'Say the same as the bee.'],
  [{ today: playing(0) }, 'Today’s pair is waiting.', 'Say the same as the bee.'],
  [{ today: playing(2) }, 'You are in round 3.', 'The bee has sealed its word.'],
  [{ today: won(4) }, 'Today: jinx in 4.', 'A new pair at midnight.'],
  [{ today: lost, yesterday: won(3) }, 'Today: no jinx.', 'Yesterday: jinx in 3.'],
  [{ yesterday: lost }, 'Today’s pair is waiting.', 'Yesterday: no jinx.'],
  [{ yesterday: playing(2) }, 'Today’s pair is waiting.', 'Say the same as the bee.'],
])('the headline for %j', (results, first, second) => {
  expect(homeHeadline(homeWith(results))).toEqual([first, second]);
});

test.each<[Home['dances'], string | undefined, string | undefined]>([
  [[], undefined, undefined],
  [[dance('Maya')], 'Your turn with Maya', '/jinx/dance/of-Maya'],
  [[dance('Maya', true)], 'Maya invites you to dance', '/jinx/dance/of-Maya'],
  [[dance('Maya'), dance('Noor')], 'Your turn in 2 dances', '/jinx/dance'],
  [[dance('Maya'), dance('Noor', true)], '2 dances wait for you', '/jinx/dance'],
])('the row for the dances %j', (dances, text, to) => {
  const [row] = homeRows(homeWith({ dances }));
  expect([row && plain(row.text), row?.to]).toEqual([text, to]);
});

test('the row of a hive counts who has played, and leads there', () => {
  const [row] = homeRows(homeWith({ hives: [hive] }));
  expect(plain(row?.text ?? '')).toBe('The Night Shift: 3 of 5 played today');
  expect(row?.to).toBe('/hive/g1');
  const [whole] = homeRows(homeWith({ hives: [{ ...hive, finished: 5 }] }));
  expect(plain(whole?.text ?? '')).toBe('The Night Shift: all 5 played today');
});

test('the row of a week or a year leads to its page', () => {
  const recaps = [
    { period: 'week' as const, played: 1, jinxes: 0 },
    { period: 'year' as const, played: 212, jinxes: 150 },
  ];
  expect(homeRows(homeWith({ recaps }))).toMatchObject([
    { to: '/recap/week', text: 'Your week in words: 1 pair' },
    { to: '/recap/year', text: 'Your year in words: 212 pairs, 150 jinxes' },
  ]);
});

test('a newcomer has no news', () => {
  expect(hasNews(homeWith())).toBe(false);
  expect(hasNews(homeWith({ today: playing(0) }))).toBe(false);
  expect(hasNews(homeWith({ today: playing(1) }))).toBe(true);
  expect(hasNews(homeWith({ yesterday: lost }))).toBe(true);
  expect(hasNews(homeWith({ dances: [dance('Maya')] }))).toBe(true);
});

test('on the next day today’s result is yesterday’s; later nothing is known', () => {
  const home = homeWith({ today: won(4), hives: [hive], dances: [dance('Maya')] });
  expect(carryOverHome(home, date)).toBe(home);
  expect(carryOverHome(home, '2026-11-16')).toEqual({
    today: { puzzleNumber: 1051, activeDate: '2026-11-16' },
    yesterday: home.today,
    dances: home.dances,
    hives: [],
  });
  expect(carryOverHome(home, '2026-11-17')).toBeUndefined();
});
