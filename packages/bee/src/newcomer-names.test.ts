import { readDisplayName } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { newcomerName, newcomerNameCount } from './newcomer-names.ts';

test('every name that the bee can give is different and one that a player may carry', () => {
  const names = new Set<string>();
  for (let number = 0; number < newcomerNameCount; number += 1) {
    let rest = number;
    const name = newcomerName((count) => {
      const choice = rest % count;
      rest = Math.floor(rest / count);
      return choice;
    });
    expect(readDisplayName(name)).toEqual({ ok: true, name });
    names.add(name);
  }
  expect(names.size).toBe(newcomerNameCount);
  expect(names.size).toBeGreaterThan(5000);
});
