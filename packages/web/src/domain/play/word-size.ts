/** How large a word stands on its card: the wider it runs, the smaller. */
export type WordSize = 'xs' | 's' | 'm' | 'l' | 'xl';

/** The widest word, in average letters, that each size still holds on one line. */
const room = [
  ['xs', 5.5],
  ['s', 7.5],
  ['m', 9.5],
  ['l', 13.5],
] as const;

export function wordSize(word: string): WordSize {
  const width = runningWidth(word);
  return room.find(([, most]) => width <= most)?.[0] ?? 'xl';
}

/** In average letters of the display face. */
function runningWidth(word: string): number {
  let width = 0;
  for (const letter of word) {
    if (/[mw]/i.test(letter)) width += 1.5;
    else if (/[fijlrt'’ -]/i.test(letter)) width += 0.7;
    else width += 1;
  }
  return width;
}
