import { parseDisplayName } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { createNewcomerName, newcomerNameCount } from './newcomer-names.ts';

test('every name that the bee can give is different and one that a player may carry', () => {
  const names = new Set<string>();
  for (let number = 0; number < newcomerNameCount; number += 1) {
    let rest = number;
    const name = createNewcomerName((count) => {
      const choice = rest % count;
      rest = Math.floor(rest / count);
      return choice;
    });
    expect(parseDisplayName(name)).toEqual({ ok: true, name });
    names.add(name);
  }
  expect(names.size).toBe(newcomerNameCount);
  expect(names.size).toBeGreaterThan(5000);
});

test('a name is two words, each with a capital', () => {
  expect(createNewcomerName(() => 0)).toBe('Amber Acorn');
  expect(createNewcomerName((count) => count - 1)).toBe('Zesty Yarrow');
});

test('there are as many names as pairs of an adjective and a noun', () => {
  const counts: number[] = [];
  createNewcomerName((count) => counts.push(count) - 1);
  expect(newcomerNameCount).toBe((counts[0] ?? 0) * (counts[1] ?? 0));
});
