import type { DailyGame } from '@bee-jinx/contract/browser';
import { formatShareSentence, formatShareText, type ShareableResult } from '@bee-jinx/game';
import { puzzleLabel } from '../play/puzzle-label.ts';
import { formatCardText } from './card/card-text.ts';
import type { ShareFormat } from './share-format.ts';

interface SharedWords {
  text: string;
  sentence: string;
  replayUrl?: string | undefined;
}

export interface ShareContent extends SharedWords {
  shared: ShareableResult;
}

export function toShareContent(game: DailyGame, origin: string): ShareContent {
  const { puzzleNumber, outcome, rounds, hintsUsed, replayId, slope } = game;
  if (!outcome) throw new Error('A game that goes on is not for sharing.');
  const warmths = rounds.map(({ warmth = 0 }) => warmth);
  const shared = { puzzleNumber, outcome, warmths, hintsUsed, slope };
  const replayUrl = replayId && `${origin}/r/${replayId}`;
  return {
    shared,
    text: formatShareText(shared, replayUrl),
    sentence: formatShareSentence(shared),
    replayUrl,
  };
}

/** What is on the picture. */
export function toCard({ shared }: ShareContent) {
  const { puzzleNumber, outcome, warmths, hintsUsed = 0 } = shared;
  return {
    label: puzzleLabel(puzzleNumber),
    ...formatCardText({ ...shared, hintsUsed, rounds: warmths.length }),
    isJinx: outcome === 'jinx',
    warmths,
  };
}

export const shareTextFor = (
  what: Exclude<ShareFormat, 'picture'>,
  { text, sentence, replayUrl = '' }: SharedWords,
): string => ({ text, sentence, replay: replayUrl })[what];

/** Undefined while the picture isn't ready. */
export function toShareData(
  what: ShareFormat,
  content: SharedWords,
  picture: Blob | undefined,
): ShareData | undefined {
  if (what === 'replay') return { title: 'A game of Bee Jinx', url: content.replayUrl ?? '' };
  if (what !== 'picture') return { text: shareTextFor(what, content) };
  return picture && { files: [new File([picture], 'bee-jinx.png', { type: 'image/png' })] };
}
