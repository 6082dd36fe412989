const upToTwenty =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const roundNumbers: ReadonlyMap<number, string> = new Map([
  [30, 'thirty'],
  [40, 'forty'],
  [50, 'fifty'],
  [60, 'sixty'],
  [70, 'seventy'],
  [80, 'eighty'],
  [90, 'ninety'],
  [100, 'hundred'],
  [1000, 'thousand'],
  [1_000_000, 'million'],
]);

/** The one word for a number in digits; undefined where it takes several. */
export function numberWord(typed: string): string | undefined {
  if (!/^\d{1,7}$/.test(typed)) return undefined;
  const number = Number(typed);
  return upToTwenty[number] ?? roundNumbers.get(number);
}
