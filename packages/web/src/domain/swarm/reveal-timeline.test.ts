import { expect, test } from 'vitest';
import { momentAt } from './reveal-timeline.ts';

test('before the reveal time nothing is turned over, and the time left is the time until then', () => {
  expect(momentAt(-350, 'pair')).toEqual({ phase: 'sealing', msLeft: 350 });
  expect(momentAt(-1, 'jinx')).toEqual({ phase: 'sealing', msLeft: 1 });
});

test('words turn over, gather and become a pair, in that order and without a gap', () => {
  const phases: string[] = [];
  let ms = 0;
  for (;;) {
    const { phase, msLeft } = momentAt(ms, 'pair');
    phases.push(phase);
    if (msLeft === undefined) break;
    expect(momentAt(ms + msLeft - 1, 'pair').phase).toBe(phase);
    ms += msLeft;
  }
  expect(phases).toEqual(['turning', 'gathering', 'pairing', 'done']);
  expect(ms).toBeLessThanOrEqual(5000);
});

test('a jinx is shouted right after the words have turned over', () => {
  expect(momentAt(0, 'jinx').phase).toBe('turning');
  expect(momentAt(900, 'jinx').phase).toBe('jinx');
  expect(momentAt(5000, 'jinx').phase).toBe('done');
});

test('the last round without a jinx ends with its camps', () => {
  expect(momentAt(2000, 'nothing').phase).toBe('gathering');
  expect(momentAt(3900, 'nothing').phase).toBe('done');
});

test('whoever comes during a reveal sees the phase that everybody sees', () => {
  expect(momentAt(2500, 'pair')).toEqual({ phase: 'gathering', msLeft: 1400 });
});
