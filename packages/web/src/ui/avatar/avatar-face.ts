export const faceNumbers = [1, 2, 3, 4, 5, 6] as const;
export type FaceNumber = (typeof faceNumbers)[number];

/** The same on every device (FNV-1a over the id). */
export function faceOf(userId: string): FaceNumber {
  let hash = 0x811c9dc5;
  for (let at = 0; at < userId.length; at++) {
    hash = Math.imul(hash ^ userId.charCodeAt(at), 0x01000193);
  }
  return faceNumbers[(hash >>> 0) % faceNumbers.length] ?? 1;
}

/** Created lazily: it takes a phone a tenth of a second. */
let letters: Intl.Segmenter | undefined;

export function initialOf(name: string): string {
  const trimmed = name.trim();
  if (/^[ -~]*$/.test(trimmed)) return trimmed[0]?.toUpperCase() ?? '?';
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const [first] = letters.segment(trimmed);
  return first?.segment.toUpperCase() ?? '?';
}
