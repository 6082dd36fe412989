import { readFileSync } from 'node:fs';
import { parseEmail, parsePassword, passwordFaultMessages } from '@bee-jinx/game';
import { Refusal } from '../../platform/refusal.ts';

let common: Set<string> | undefined;

/** Loaded with the first password that is chosen: most processes never need it. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'),
  );
  return common.has(password);
}

export function validateEmail(typed: string): string {
  const ruling = parseEmail(typed);
  if (ruling.ok) return ruling.email;
  const message = 'That doesn’t look like an e-mail address.';
  throw new Refusal('invalid_input', { message, details: { fields: { email: message } } });
}

export function validatePassword(typed: string, personal: readonly string[]): string {
  const ruling = parsePassword(typed, { isCommon: isCommonPassword, personal });
  if (ruling.ok) return ruling.password;
  const message = passwordFaultMessages[ruling.fault];
  throw new Refusal('password_weak', { message, details: { fields: { password: message } } });
}
