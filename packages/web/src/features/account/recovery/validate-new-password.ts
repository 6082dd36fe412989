import { parsePassword, passwordFaultMessages } from '@bee-jinx/game';

/** By the server's own rules, without waiting for it. */
export function validateNewPassword(password: string, email: string): string | undefined {
  const ruling = parsePassword(password, { isCommon: () => false, personal: [email] });
  return ruling.ok ? undefined : passwordFaultMessages[ruling.fault];
}
