import { passwordAdvice, readPassword } from '@bee-jinx/game';

/** By the server's own rules, without waiting for it. */
export function passwordFault(password: string, email: string): string | undefined {
  const ruling = readPassword(password, { isCommon: () => false, personal: [email] });
  return ruling.ok ? undefined : passwordAdvice[ruling.fault];
}
