import { countCharacters } from './text.ts';

export const passwordLength = { min: 10, max: 200 } as const;

export type PasswordFault = 'too_short' | 'too_long' | 'common' | 'personal';

/** Length and uncommonness count; no rule requires capitals, digits or special characters. */
export const passwordFaultMessages: Record<PasswordFault, string> = {
  too_short: `A password needs at least ${passwordLength.min} characters. Three words do well.`,
  too_long: `A password can have at most ${passwordLength.max} characters.`,
  common: 'Many people use that password, so it is guessed first. Make it longer or stranger.',
  personal: 'That password is too much like your name or e-mail. Pick something unrelated.',
};

type PasswordRuling = { ok: true; password: string } | { ok: false; fault: PasswordFault };

interface PasswordContext {
  isCommon(password: string): boolean;
  /** Name and e-mail of whoever chooses it. */
  personal: readonly string[];
}

export function parsePassword(
  typed: string,
  { isCommon, personal }: PasswordContext,
): PasswordRuling {
  const fault = (fault: PasswordFault): PasswordRuling => ({ ok: false, fault });
  if (typed.length > 4 * passwordLength.max) return fault('too_long');
  const password = normalizePassword(typed);
  const length = countCharacters(password);
  if (length < passwordLength.min) return fault('too_short');
  if (length > passwordLength.max) return fault('too_long');
  if (likelyGuesses(password).some(isCommon) || isMonotonous(password)) return fault('common');
  if (isPersonal(password, personal)) return fault('personal');
  return { ok: true, password };
}

/** NFKC, so that the same keys give the same password on every keyboard and system; nothing is trimmed. */
export const normalizePassword = (typed: string): string => typed.normalize('NFKC');

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Common passwords that this one may be derived from: without affixes, without look-alikes, or one half of it. */
function likelyGuesses(password: string): string[] {
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const plain = (text: string) => text.replace(/[0-9@$!]/g, (sign) => lookAlikes[sign] ?? sign);
  const trimmed = lower.length - core.length <= 4 ? [core, plain(core)] : [];
  const half = lower.slice(0, lower.length / 2);
  const doubled = half + half === lower ? [half] : [];
  return [lower, plain(lower), ...trimmed, ...doubled];
}

/** Few different characters, or a sequence like abcdef. */
function isMonotonous(password: string): boolean {
  const codes = [...password.toLowerCase()].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((sign, index) => sign - (codes[index] ?? 0));
  const isSequence = steps.filter((step) => step === steps[0]).length >= steps.length - 1;
  return new Set(codes).size < 4 || isSequence;
}

function isPersonal(password: string, personal: readonly string[]): boolean {
  const lettersOnly = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
  const chosen = lettersOnly(password);
  const known = [...personal, ...personal.map((text) => text.split('@')[0] ?? ''), 'beejinx'];
  return known.map(lettersOnly).some((own) => own.length >= 4 && chosen === own);
}
