/** What the samples of the game's parts show. */

export const sampleWords = {
  short: 'sea',
  usual: 'candle',
  two: 'ice cream',
  long: 'lighthouse',
  longer: 'troublemaker',
  longest: 'mother-in-law’s tongue',
  withoutBreak: 'antidisestablishmentarianism',
} as const;

export const sampleReasons: [string, string] = [
  'the flame of a lamp · a candle flame',
  'lamp wick · candle wick',
];
