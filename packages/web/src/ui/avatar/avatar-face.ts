export const faceNumbers = [1, 2, 3, 4, 5, 6] as const;
export type FaceNumber = (typeof faceNumbers)[number];

/** A player's face: the same on every device and every day (FNV-1a over the id). */
export function faceOf(userId: string): FaceNumber {
  let hash = 0x811c9dc5;
  for (let at = 0; at < userId.length; at++) {
    hash = Math.imul(hash ^ userId.charCodeAt(at), 0x01000193);
  }
  return faceNumbers[(hash >>> 0) % faceNumbers.length] ?? 1;
}

/** Made when it is first needed: a phone takes a tenth of a second for it. */
let letters: Intl.Segmenter | undefined;

export function initialOf(name: string): string {
  const trimmed = name.trim();
  if (/^[ -~]+$/.test(trimmed)) return (trimmed[0] as string).toLocaleUpperCase();
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const [first] = letters.segment(trimmed);
  return first?.segment.toLocaleUpperCase() ?? '?';
}
