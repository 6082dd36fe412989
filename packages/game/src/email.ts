import { hasHiddenCharacters } from './text.ts';

type EmailRuling = { ok: true; email: string } | { ok: false };

const maxEmailLength = 254;

/** Normalized, so that nobody registers one mailbox twice by a capital letter. */
export function parseEmail(typed: string): EmailRuling {
  const email = typed.trim().normalize('NFKC').toLowerCase();
  const looksRight = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(
    email,
  );
  return email.length <= maxEmailLength && looksRight && !hasHiddenCharacters(typed.trim())
    ? { ok: true, email }
    : { ok: false };
}
