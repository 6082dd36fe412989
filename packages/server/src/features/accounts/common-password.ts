import { readFileSync } from 'node:fs';

let common: Set<string> | undefined;

/** Read when the first password is chosen: most starts never need it. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'),
  );
  return common.has(password);
}
