import { type DanceOpening, isSentPairNumber } from '@bee-jinx/game';
import type { Reader } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { DailyDeps } from './deps.ts';
import { findGame } from './queries.ts';
import { findPairByNumber } from './sent-pairs/queries.ts';
import { unknownPairRefusal } from './sent-pairs/read-pair.ts';

interface Opener {
  puzzleNumber: number;
  inviterId: string;
  /** Undefined while an open link waits for its guest. */
  guestId: string | undefined;
  /** Only friends may learn whether the other has finished. */
  areFriends: boolean;
}

/**
 * The pair of a puzzle, on which two want to dance. Who knows the bee's words must not dance on it with somebody who is
 * still playing: a puzzle of a day needs two friends who have both finished it. A sent pair needs only an inviter who has
 * made or finished it, as its maker may want it danced instead of played.
 */
export async function loadOpeningPair(
  { puzzles }: Pick<DailyDeps, 'puzzles'>,
  sql: Reader,
  { puzzleNumber, inviterId, guestId, areFriends }: Opener,
): Promise<DanceOpening> {
  const mine = await findGame(sql, inviterId, puzzleNumber);
  if (isSentPairNumber(puzzleNumber)) {
    const sent = await findPairByNumber(sql, puzzleNumber);
    const isMine = sent?.maker_id === inviterId;
    if (!sent || sent.report_state === 'ended' || (!isMine && !mine)) throw unknownPairRefusal();
    if (!isMine && !mine?.outcome) throw notBothFinishedRefusal();
    if (guestId !== undefined) await refuseWhoPlaysIt(sql, guestId, puzzleNumber);
  } else {
    const theirs =
      guestId !== undefined && areFriends ? await findGame(sql, guestId, puzzleNumber) : undefined;
    if (!mine?.outcome || !theirs?.outcome) throw notBothFinishedRefusal();
  }
  const { word1, word2 } = await puzzles.puzzleOf(puzzleNumber);
  return { pair: [word1, word2], puzzleNumber };
}

/** Also of whoever takes an open link. */
export async function refuseWhoPlaysIt(
  sql: Reader,
  guestId: string,
  puzzleNumber: number,
): Promise<void> {
  const game = await findGame(sql, guestId, puzzleNumber);
  if (game && !game.outcome) throw notBothFinishedRefusal();
}

const notBothFinishedRefusal = () =>
  new Refusal('not_yet', {
    message: 'You can dance on this pair once both of you have finished it.',
  });
