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

export const sampleHash = '7c3f09d1b4e85a2266fd0e917a3c58bb4410ce27f9036d8a5b1e72c4d860a91e';

export const sampleReasons: [string, string] = [
  'the flame of a lamp · a candle flame',
  'lamp wick · candle wick',
];
