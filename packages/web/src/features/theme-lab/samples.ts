import type { Friend, HeadToHead } from '../../domain/friends/friend.ts';
import type { TrailRound } from '../../domain/play/trail-round.ts';
import type { Shareable } from '../../domain/share/share-format.ts';
import type { Series } from '../../ui/chart/series.ts';

/** What the samples show. All of it is made up, and none of it leaves the lab. */

export const sampleWords = {
  short: 'sea',
  usual: 'candle',
  two: 'ice cream',
  long: 'lighthouse',
  longer: 'troublemaker',
  longest: 'mother-in-law’s tongue',
  withoutBreak: 'antidisestablishmentarianism',
} as const;

export const sampleText =
  'A sentence that goes on for longer than anybody would like, so that one sees where it breaks and what it pushes aside.';

export const sampleHash = '7c3f09d1b4e85a2266fd0e917a3c58bb4410ce27f9036d8a5b1e72c4d860a91e';

export const sampleStart = ['flame', 'oil'] as const;

const candle = 'candle flame · candle wick';

export const sampleReasons: [string, string] = [
  'the flame of a lamp · a candle flame',
  'lamp wick · candle wick',
];

export const sampleRounds: TrailRound[] = [
  { round: 1, yours: 'light', theirs: 'oil', warmth: 31 },
  { round: 2, yours: 'lamp', theirs: 'lighthouse', warmth: 58, reasons: [null, 'both are bright'] },
  { round: 3, yours: 'flame', theirs: 'wick', warmth: 71, reasons: sampleReasons },
  { round: 4, yours: 'candle', theirs: 'candlelight', warmth: 94 },
  { round: 5, yours: 'candle', theirs: 'candle', warmth: 100, reasons: [candle, candle] },
];

export const sampleLongRounds: TrailRound[] = [
  { round: 9, yours: sampleWords.longest, theirs: sampleWords.withoutBreak, warmth: 4 },
  { round: 10, yours: sampleWords.longer, theirs: sampleWords.longest, warmth: 88 },
];

/** Ids whose faces are, in this order, the first to the sixth. */
export const samplePlayers = [
  { userId: 'sample-player-b', name: 'Yara' },
  { userId: 'sample-player-e', name: 'Mo' },
  { userId: 'sample-player-d', name: 'Theo' },
  { userId: 'sample-player-a', name: 'Ines' },
  { userId: 'sample-player-f', name: 'Oskar' },
  { userId: 'sample-player-c', name: 'Rana' },
] as const;

export interface SampleMember {
  id: string;
  name: string;
  games: number;
  jinxes: number;
  average: number | null;
  joined: string;
}

export const sampleMembers: SampleMember[] = [
  { id: '1', name: 'Clover Finder', games: 124, jinxes: 97, average: 4.2, joined: '2026-03-02' },
  { id: '2', name: 'Heather Scout', games: 88, jinxes: 71, average: 4.9, joined: '2026-05-17' },
  { id: '3', name: 'Thyme Dancer', games: 3, jinxes: 0, average: null, joined: '2026-11-14' },
  {
    id: '4',
    name: 'Maximiliana Wollwortmann',
    games: 1204,
    jinxes: 1001,
    average: 3.8,
    joined: '2025-12-31',
  },
];

export const sampleBars = [
  { label: '1', value: 2 },
  { label: '2', value: 19 },
  { label: '3', value: 64 },
  { label: '4', value: 118 },
  { label: '5', value: 71 },
  { label: '6', value: 0 },
  { label: 'no jinx', value: 12 },
];

export const sampleDays = Array.from({ length: 30 }, (_, day) =>
  new Date(Date.UTC(2026, 9, 17 + day)).toISOString().slice(0, 10),
);

const wave = (middle: number, swing: number, stretch: number) =>
  sampleDays.map((_, day) => Math.round(middle + swing * Math.sin(day / stretch)));

export const sampleSeries: Series[] = [
  { name: 'Players', values: wave(420, 140, 3) },
  // Two days without a count.
  {
    name: 'Jinxes',
    values: wave(300, 80, 4).map((value, day) => (day === 11 || day === 12 ? null : value)),
  },
  { name: 'Dances', values: wave(150, 60, 2) },
  { name: 'Invites', values: wave(40, 30, 5) },
];

export const sampleFriend: Friend = {
  userId: samplePlayers[1].userId,
  displayName: 'Maya Okafor',
  isHere: true,
};

export const sampleHeadToHead: HeadToHead = {
  games: 31,
  jinxes: 24,
  averageRounds: 4.6,
  fewestRounds: 2,
  run: 3,
};

export const sampleShare: Shareable = {
  text: 'Bee Jinx 1050 · jinx in 5\n🟦🟨🟨🟧🍯\nbeejinx.example/r/4f9c',
  sentence: 'Bee Jinx 1050: we said the same word in round 5, after cool, mild, warm and hot.',
  replayUrl: 'https://beejinx.example/r/4f9c',
  picture: { url: '/favicon.svg', isBusy: false },
};

export const sampleVersion = '0.1.0';
