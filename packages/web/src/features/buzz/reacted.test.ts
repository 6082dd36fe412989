import type { BuzzPost } from '@bee-jinx/contract/browser';
import type { Reaction } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { applyReaction } from './reacted.ts';

const post = (reactions: BuzzPost['reactions'], myReaction?: Reaction): BuzzPost => ({
  buzzId: 'buzz_1',
  author: { userId: 'anon_1', displayName: 'Maya' },
  text: 'Hello',
  createdAt: '2026-11-15T12:00:00.000Z',
  reactions,
  isMine: false,
  canDelete: false,
  ...(myReaction && { myReaction }),
});

test.each([
  ['the first reaction', post({}), 'honey', { honey: 1 }, 'honey'],
  ['one more of the same', post({ honey: 2 }), 'honey', { honey: 3 }, 'honey'],
  ['another one instead', post({ honey: 2, ha: 1 }, 'honey'), 'ha', { honey: 1, ha: 2 }, 'ha'],
  ['one taken back', post({ honey: 2 }, 'honey'), null, { honey: 1 }, undefined],
  ['the last one leaves no zero', post({ ouch: 1 }, 'ouch'), null, {}, undefined],
] as const)('%s', (_name, before, chosen, counts, mine) => {
  const after = applyReaction(before, chosen);
  expect(after.reactions).toEqual(counts);
  expect(after.myReaction).toBe(mine);
});
