import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { friendCodePattern, makeFriendCode, parseFriendCode } from './friend-code.ts';

describe('a friend code', () => {
  test('of different bytes differs, and is parsed as itself', () => {
    const fiveBytes = fc.uint8Array({ minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(fiveBytes, fiveBytes, (a, b) => {
        const code = makeFriendCode(a);
        expect(code).toMatch(friendCodePattern);
        expect(parseFriendCode(code)).toBe(code);
        expect(makeFriendCode(b) === code).toBe(a.every((byte, i) => byte === b[i]));
      }),
    );
  });

  test('is made of five bytes only', () => {
    expect(() => makeFriendCode(new Uint8Array(4))).toThrow(/5 bytes/);
  });

  test.each([
    ['abcd-efgh', 'ABCDEFGH'],
    [' ab cd 12 34 ', 'ABCD1234'],
    ['OIL01234', '01101234'],
  ])('typed as %j is parsed as %s', (typed, code) => {
    expect(parseFriendCode(typed)).toBe(code);
  });

  test.each(['', 'ABC', 'ABCDEFGHJ', 'ABCDEFGU', 'ABCDEFG*'])('%j is not valid', (typed) => {
    expect(parseFriendCode(typed)).toBeUndefined();
  });
});
