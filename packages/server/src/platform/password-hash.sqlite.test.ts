import { describe, expect, test } from 'vitest';
import { runAsVisitor } from './http/visitor.ts';
import { hashPassword, isPasswordHash, verifyPassword } from './password-hash.ts';

describe('a password hash', () => {
  test('is argon2id with 19 MiB, two passes, one lane, and a salt of its own', async () => {
    const [first, second] = await Promise.all([
      hashPassword('three herons'),
      hashPassword('three herons'),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
    expect(isPasswordHash(first)).toBe(true);
    expect(await verifyPassword('three herons', first)).toBe(true);
    expect(await verifyPassword('Three herons', first)).toBe(false);
  });

  test('of another program is accepted', async () => {
    // echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 (the reference implementation's own example)
    const known =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', known)).toBe(true);
  });

  test.each([
    '',
    'three herons',
    '$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAAAAAAAAAAAAAA',
    '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$A',
    '$argon2i$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  ])('that can’t be read (%s) matches nothing', async (hash) => {
    expect(isPasswordHash(hash)).toBe(false);
    for (const typed of ['', 'three herons']) expect(await verifyPassword(typed, hash)).toBe(false);
  });

  test('that is missing matches nothing, and takes as long', async () => {
    const measure = async (hash: string | undefined) => {
      const start = performance.now();
      expect(await verifyPassword('wrong', hash)).toBe(false);
      return performance.now() - start;
    };
    const hash = await hashPassword('three herons');
    await measure(hash);
    const [present, absent] = [await measure(hash), await measure(undefined)];
    expect(absent).toBeGreaterThan(present / 4);
  });

  test('is refused during a flood, and computed afterwards', async () => {
    const flood = await Promise.allSettled(
      Array.from({ length: 30 }, () => verifyPassword('x', undefined)),
    );
    expect(flood.filter(({ status }) => status === 'rejected')).toHaveLength(12);
    expect(await verifyPassword('x', undefined)).toBe(false);
  });

  test('is limited per address, with slots reserved for known visitors', async () => {
    const settled = (address: string, isKnown: boolean, times: number) =>
      Promise.allSettled(
        Array.from({ length: times }, () =>
          runAsVisitor({ address, isKnown }, () => verifyPassword('x', undefined)),
        ),
      );
    const all = await Promise.all([
      settled('a', false, 20),
      settled('b', false, 20),
      settled('c', false, 20),
      settled('d', true, 4),
    ]);
    const served = all.map((some) => some.filter(({ status }) => status === 'fulfilled').length);
    expect(served).toEqual([8, 8, 2, 4]);
  });
});
