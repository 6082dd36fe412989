import type { DailyRound } from '@bee-jinx/contract/browser';

/** `unable`: the Web Crypto API is missing, as on a page without https. */
export type SealState = 'checking' | 'valid' | 'broken' | 'unable';

export type RevealedSeal = Pick<DailyRound, 'round' | 'beeWord' | 'salt' | 'seal'>;

/** The text whose SHA-256 hash is the seal. */
export const sealPreimage = (
  puzzleNumber: number,
  { salt, round, beeWord }: RevealedSeal,
): string => `${salt}:${puzzleNumber}:${round}:${beeWord}`;

/** A shell command that computes the same hash. */
export const shellCommand = (text: string): string =>
  `printf %s '${text.replaceAll("'", `'\\''`)}' | sha256sum`;

/** `seen` is the seal that was shown before the word was typed, if this browser has it. */
export async function verifySeal(
  puzzleNumber: number,
  opened: RevealedSeal,
  seen: string | undefined,
): Promise<SealState> {
  if (!globalThis.crypto?.subtle) return 'unable';
  const isAsSeen = seen === undefined || seen === opened.seal;
  return isAsSeen && (await sha256(sealPreimage(puzzleNumber, opened))) === opened.seal
    ? 'valid'
    : 'broken';
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
