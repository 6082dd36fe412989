import { describe, expect, test } from 'vitest';
import { makeRecoveryCode, parseRecoveryCode, recoveryCodeBytes } from './recovery-code.ts';

describe('a recovery code', () => {
  test('has sixteen characters in groups of four', () => {
    expect(makeRecoveryCode(new Uint8Array(recoveryCodeBytes))).toBe('0000-0000-0000-0000');
    expect(makeRecoveryCode(new Uint8Array(recoveryCodeBytes).fill(255))).toBe(
      'ZZZZ-ZZZZ-ZZZZ-ZZZZ',
    );
    expect(makeRecoveryCode(Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBe(
      '000G-40R4-0M30-E209',
    );
  });

  test('has at least 50 bits', () => {
    expect(recoveryCodeBytes * 8).toBeGreaterThanOrEqual(50);
    expect(() => makeRecoveryCode(new Uint8Array(4))).toThrow(/10 bytes/);
  });

  test.each(['abcd-efgh-jkmn-pqrs', 'ABCDEFGHJKMNPQRS', ' abcd efgh jkmn pqrs '])(
    '%j is parsed as it was shown',
    (typed) => {
      expect(parseRecoveryCode(typed)).toBe('ABCD-EFGH-JKMN-PQRS');
    },
  );

  test('with O, I and L is parsed with the digits that they look like', () => {
    expect(parseRecoveryCode('OOOO-IIII-LLLL-2222')).toBe('0000-1111-1111-2222');
  });

  test.each([
    '',
    'ABCD-EFGH-JKMN',
    'ABCD-EFGH-JKMN-PQRSU',
    '0ABCD-EFGH-JKMN-PQRS',
    'ÄBCD-EFGH-JKMN-PQRS',
  ])('%j is not valid', (typed) => {
    expect(parseRecoveryCode(typed)).toBeUndefined();
  });
});
