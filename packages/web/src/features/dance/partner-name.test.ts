import { expect, test } from 'vitest';
import { partnerName, partnerNameCapitalized } from './partner-name.ts';

test.each([
  [undefined, 'somebody new', 'Somebody new'],
  [{ userId: 'gone', displayName: 'x', isBee: false }, 'a player who left', 'A player who left'],
  [{ userId: 'bee', displayName: 'x', isBee: true }, 'the bee', 'The bee'],
  [{ userId: 'u1', displayName: 'maya', isBee: false }, 'maya', 'maya'],
] as const)('%j is called “%s”, and “%s” where a sentence begins', (opponent, name, first) => {
  expect(partnerName({ opponent: opponent as never })).toBe(name);
  expect(partnerNameCapitalized({ opponent: opponent as never })).toBe(first);
});
