import { expect, test } from 'vitest';
import { touchVisit, visitEndsAfterMs } from '../../domain/analytics/visit.ts';
import { createMemoryStorage } from '../../platform/memory-storage.ts';
import { separateVisits } from './separate-visits.ts';

const start = Date.UTC(2026, 10, 15);

function makeBrowser() {
  const storage = createMemoryStorage();
  let now = start;
  let chance = 0;
  const next = () => {
    now += 1;
    chance += 0.001;
    return [storage, now, chance] as const;
  };
  return {
    wait: (ms: number) => {
      now += ms;
    },
    visit: () => touchVisit(...next()),
    signIn: (account: string) => separateVisits(account, ...next()),
  };
}

test('a visit goes on when its visitor signs in, or again as the same account', () => {
  const { visit, signIn } = makeBrowser();
  const { id } = visit();
  for (const account of ['anna', 'anna']) {
    signIn(account);
    expect(visit().id).toBe(id);
  }
});

test('an account that is read anew doesn’t extend its visit', () => {
  const { visit, signIn, wait } = makeBrowser();
  signIn('anna');
  const { id } = visit();
  wait(visitEndsAfterMs - 1000);
  signIn('anna');
  wait(1000);
  expect(visit().id).not.toBe(id);
});

test('another account begins another visit, as often as they change', () => {
  const { visit, signIn } = makeBrowser();
  const ids = ['anna', 'ben', 'anna'].map((account) => {
    signIn(account);
    return visit().id;
  });
  expect(new Set(ids).size).toBe(3);
});

test('an account of an earlier visit doesn’t end the one of now', () => {
  const { visit, signIn, wait } = makeBrowser();
  signIn('anna');
  wait(visitEndsAfterMs);
  const { id } = visit();
  signIn('ben');
  expect(visit().id).toBe(id);
});
