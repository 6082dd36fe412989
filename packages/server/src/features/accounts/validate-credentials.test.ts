import { passwordFaultMessages } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { isCommonPassword, validateEmail, validatePassword } from './validate-credentials.ts';

test('an e-mail is normalized, or refused with its field', () => {
  expect(validateEmail(' Anna@Example.org ')).toBe('anna@example.org');
  const message = 'That doesn’t look like an e-mail address.';
  expect(() => validateEmail('anna')).toThrow(
    expect.objectContaining({
      code: 'invalid_input',
      message,
      details: { fields: { email: message } },
    }),
  );
});

test('a password is neither common nor personal, or refused with its field', () => {
  expect(validatePassword('three quiet herons', [])).toBe('three quiet herons');
  expect(isCommonPassword('password')).toBe(true);
  expect(isCommonPassword('three quiet herons')).toBe(false);
  for (const [typed, personal] of [
    ['password123', []],
    ['short', []],
    ['anna.bell@example.org', ['anna.bell@example.org']],
  ] as const)
    expect(() => validatePassword(typed, personal)).toThrow(
      expect.objectContaining({
        code: 'password_weak',
        message: expect.toSatisfy((text: string) =>
          Object.values<string>(passwordFaultMessages).includes(text),
        ),
        details: { fields: { password: expect.stringMatching(/\.$/) } },
      }),
    );
});
