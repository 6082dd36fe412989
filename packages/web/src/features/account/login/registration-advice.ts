import {
  nameAdvice,
  passwordAdvice,
  readDisplayName,
  readEmail,
  readPassword,
} from '@bee-jinx/game';

export interface Registration {
  displayName: string;
  email: string;
  password: string;
}

/** By the server's own rules, without waiting for it. What many people choose, only the server knows. */
export function adviceFor({
  displayName,
  email,
  password,
}: Registration): Partial<Record<keyof Registration, string>> {
  const name = readDisplayName(displayName);
  const secret = readPassword(password, { isCommon: () => false, personal: [email, displayName] });
  return {
    ...(!name.ok && { displayName: nameAdvice[name.fault] }),
    ...(!readEmail(email).ok && { email: 'That doesn’t look like an e-mail address.' }),
    ...(!secret.ok && { password: passwordAdvice[secret.fault] }),
  };
}
