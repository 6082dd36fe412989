import { antenna, arm, curl, type Limb, leg } from './limbs.ts';

export type Pose =
  | 'idle'
  | 'thinking'
  | 'sealing'
  | 'jinx'
  | 'oops'
  | 'waving'
  | 'asleep'
  | 'carrying';

export type Drawing = {
  eyes: 'open' | 'joy' | 'asleep';
  mouth: 'smirk' | 'flat' | 'tongue' | 'laugh' | 'teeth' | 'smile' | 'doze';
  arms: readonly Limb[];
  legs: readonly Limb[];
  antennae: readonly Limb[];
};

const standing = [leg('l', [-15, 85], -22, 98, -4), leg('r', [17, 85], 22, 98, 4)];

const onTheHip = arm('l', 'front', [-62, 22, -62, 42, -36, 47]);

export const drawings: Record<Pose, Drawing> = {
  idle: {
    eyes: 'open',
    mouth: 'smirk',
    arms: [onTheHip, arm('r', 'back', [60, 14, 66, 32, 38, 45])],
    legs: standing,
    antennae: [antenna('l', -67, -80, 38), antenna('r', 59, -96, 24)],
  },
  thinking: {
    eyes: 'open',
    mouth: 'flat',
    arms: [
      arm('l', 'front', [-54, 26, -40, 50, 0, 43], { over: true }),
      arm('r', 'top', [61, 18, 61, -2, 32, -8], { from: [35, 9] }),
    ],
    legs: [leg('l', [-15, 85], -22, 98, -4), leg('r', [25, 75], 32, 87, -26)],
    antennae: [
      antenna('l', -69, -62, 36),
      curl('r', 'M40-87C38-98 54-101 52-114C50-127 28-125 27-111', 38, -76, -70),
    ],
  },
  sealing: {
    eyes: 'open',
    mouth: 'tongue',
    arms: [
      arm('l', 'top', [-12, 40, 20, 48, 55, 43], { from: [-24, 20], over: true }),
      arm('r', 'top', [52, 14, 64, 22, 64, 38], { from: [34, 16] }),
    ],
    legs: [leg('l', [-21, 82], -31, 102, -4), leg('r', [9, 88], -6, 102, 4)],
    antennae: [antenna('l', -51, -102, 16), antenna('r', 67, -84, 34)],
  },
  jinx: {
    eyes: 'joy',
    mouth: 'laugh',
    arms: [
      arm('l', 'back', [-68, 6, -74, -72, -35, -135]),
      arm('r', 'back', [68, 6, 76, -70, 34, -135]),
    ],
    legs: [leg('l', [-35, 69], -40, 90, -10), leg('r', [38, 64], 46, 76, 60)],
    antennae: [
      curl('l', 'M-5-72C-26-84-42-98-35-111C-29-122-9-120-3-106', -4, -102, 78),
      curl('r', 'M5-72C26-84 42-98 35-111C29-122 9-120 3-106', 4, -102, 102),
    ],
  },
  oops: {
    eyes: 'open',
    mouth: 'teeth',
    arms: [
      arm('l', 'top', [-63, 23, -68, 2, -51, -14], { from: [-35, 14] }),
      arm('r', 'top', [61, 15, 66, -6, 47, -19], { from: [33, 13] }),
    ],
    legs: [leg('l', [-1, 84], -10, 98, -4), leg('r', [4, 84], 14, 98, 4)],
    antennae: [antenna('l', -63, -34, 24), antenna('r', 63, -36, 24)],
  },
  waving: {
    eyes: 'open',
    mouth: 'smile',
    arms: [onTheHip, arm('r', 'back', [58, 12, 76, -8, 81, -46])],
    legs: standing,
    antennae: [antenna('l', -65, -86, 34), antenna('r', 47, -102, 18)],
  },
  asleep: {
    eyes: 'asleep',
    mouth: 'doze',
    arms: [arm('l', 'front', [-14, 34, -14, 48, -19, 62], { from: [-4, 26] })],
    legs: [leg('l', [-30, 80], -46, 80, 60), leg('r', [-14, 92], -40, 92, 60)],
    antennae: [antenna('l', -59, -46, 18)],
  },
  carrying: {
    eyes: 'open',
    mouth: 'smile',
    arms: [
      arm('r', 'back', [-10, 44, -34, 46, -54, 40]),
      arm('l', 'top', [-67, 32, -73, 40, -69, 56], { from: [-46, 26] }),
      arm('r', 'top', [-29, 71, -40, 81, -55, 83], { from: [-20, 50] }),
    ],
    legs: [leg('l', [-6, 91], 9, 93, 10), leg('r', [26, 82], 43, 76, -20)],
    antennae: [antenna('l', -67, -60, 30), antenna('r', 55, -92, 26)],
  },
};
