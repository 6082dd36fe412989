import {
  displayNameFaultMessages,
  parseDisplayName,
  parseEmail,
  parsePassword,
  passwordFaultMessages,
} from '@bee-jinx/game';

export interface Registration {
  displayName: string;
  email: string;
  password: string;
}

/** By the server's own rules, without waiting for it. What many people choose, only the server knows. */
export function validateRegistration({
  displayName,
  email,
  password,
}: Registration): Partial<Record<keyof Registration, string>> {
  const name = parseDisplayName(displayName);
  const secret = parsePassword(password, { isCommon: () => false, personal: [email, displayName] });
  return {
    ...(!name.ok && { displayName: displayNameFaultMessages[name.fault] }),
    ...(!parseEmail(email).ok && { email: 'That doesn’t look like an e-mail address.' }),
    ...(!secret.ok && { password: passwordFaultMessages[secret.fault] }),
  };
}
