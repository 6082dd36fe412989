import {
  displayNameFaultMessages,
  parseDisplayName,
  parseEmail,
  parsePassword,
  passwordFaultMessages,
} from '@bee-jinx/game';

/** By the server's own rules, before anything is sent. Only the server knows which passwords are common. */
export function validateNewPassword(password: string, personal: readonly string[] = []) {
  const ruling = parsePassword(password, { isCommon: () => false, personal });
  return ruling.ok ? {} : { password: passwordFaultMessages[ruling.fault] };
}

export function validateRegistration(values: Record<'displayName' | 'email' | 'password', string>) {
  const { displayName, email, password } = values;
  const name = parseDisplayName(displayName);
  return {
    ...(!name.ok && { displayName: displayNameFaultMessages[name.fault] }),
    ...(!parseEmail(email).ok && { email: 'That doesn’t look like an e-mail address.' }),
    ...validateNewPassword(password, [email, displayName]),
  };
}
