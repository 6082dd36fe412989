import type { DailyGame } from '@bee-jinx/contract/browser';
import { type Shared, shareSentence, shareText } from '@bee-jinx/game';
import type { ShareWhat } from '../../ui/modals/share/share-what.ts';

export interface Telling {
  shared: Shared;
  text: string;
  sentence: string;
  replayUrl: string | undefined;
}

export function tellingOf(game: DailyGame, origin: string): Telling {
  const { puzzleNumber, outcome, rounds, replayId } = game;
  if (!outcome) throw new Error('A game that goes on is not for sharing.');
  const shared = { puzzleNumber, outcome, warmths: rounds.map(({ warmth }) => warmth) };
  const replayUrl = replayId && `${origin}/r/${replayId}`;
  return {
    shared,
    text: shareText(shared, replayUrl),
    sentence: shareSentence(shared),
    replayUrl,
  };
}

export const wordsToShare = (
  what: Exclude<ShareWhat, 'picture'>,
  { text, sentence, replayUrl = '' }: Telling,
): string => ({ text, sentence, replay: replayUrl })[what];

/** As another app takes it; undefined while the picture isn't there. */
export function parcelOf(
  what: ShareWhat,
  telling: Telling,
  picture: Blob | undefined,
): ShareData | undefined {
  if (what === 'replay') return { title: 'A game of Bee Jinx', url: telling.replayUrl ?? '' };
  if (what !== 'picture') return { text: wordsToShare(what, telling) };
  return picture && { files: [new File([picture], 'bee-jinx.png', { type: 'image/png' })] };
}
