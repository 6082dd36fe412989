export type TokenKind = 'colour' | 'length' | 'font' | 'shadow' | 'easing';

export function detectTokenKind(name: string, value: string): TokenKind | undefined {
  if (/^(#[0-9a-f]{3,8}|transparent)$/i.test(value)) return 'colour';
  if (/^-?[\d.]+(px|rem|em)$/.test(value)) return 'length';
  if (/^cubic-bezier\(/.test(value)) return 'easing';
  if (name.startsWith('font-')) return 'font';
  if (name.startsWith('shadow-')) return 'shadow';
  return undefined;
}

/** The property that validates a new value. */
export const cssPropertyOfKind: Record<TokenKind, string> = {
  colour: 'color',
  length: 'width',
  font: 'font-family',
  shadow: 'box-shadow',
  easing: 'transition-timing-function',
};

/** #rrggbb, as a colour input takes it, and the alpha digits. */
export function splitHex(value: string): { opaque: string; alpha: string } | undefined {
  const digits = /^#([0-9a-f]{3,8})$/i.exec(value)?.[1]?.toLowerCase();
  if (digits === undefined || digits.length === 5 || digits.length === 7) return undefined;
  const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return { opaque: `#${full.slice(0, 6)}`, alpha: full.slice(6) };
}
