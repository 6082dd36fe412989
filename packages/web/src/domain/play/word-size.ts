/** The font size of a word on its card: the wider the word, the smaller. */
export type WordSize = 'xs' | 's' | 'm' | 'l' | 'xl';

/** The width in average letters that fits on one line at each size. */
const room = [
  ['xs', 5.5],
  ['s', 7.5],
  ['m', 9.5],
  ['l', 13.5],
] as const;

/** The two words of a pair have one size, the smaller that fits both. */
export function wordSize(word: string, pairedWith = ''): WordSize {
  const width = Math.max(runningWidth(word), runningWidth(pairedWith));
  return room.find(([, maxWidth]) => width <= maxWidth)?.[0] ?? 'xl';
}

/** The width of a word in average letters of the display face. */
function runningWidth(word: string): number {
  let width = 0;
  for (const letter of word) {
    if (/[mw]/i.test(letter)) width += 1.5;
    else if (/[fijlrt'’ -]/i.test(letter)) width += 0.7;
    else width += 1;
  }
  return width;
}
