import type { Dance } from '@bee-jinx/contract/browser';
import { partnerName, partnerNameCapitalized } from '../partner-name.ts';

export interface GroupedDances {
  myTurn: Dance[];
  waiting: Dance[];
  invites: Dance[];
}

/** An invite to me is listed as an invite, not as my turn. */
export function groupDances(games: readonly Dance[]): GroupedDances {
  const isInviteToMe = ({ status, isInviter }: Dance) => status === 'invited' && !isInviter;
  const begun = games.filter((game) => !isInviteToMe(game));
  return {
    myTurn: begun.filter(({ myTurn }) => myTurn),
    waiting: begun.filter(({ myTurn }) => !myTurn),
    invites: games.filter(isInviteToMe),
  };
}

/** The state of a dance in one short sentence for the lobby. */
export function danceStatusLabel(game: Dance, myId: string): string {
  const { status, isInviter, roundNumber, decisions, players } = game;
  if (status === 'invited') {
    if (!isInviter) return game.isRematch ? 'Wants to dance again' : 'Invites you to dance';
    return game.opponent ? `Waiting for ${partnerName(game)} to accept` : 'Your open invite';
  }
  if (status === 'deciding') {
    return decisions?.mine ? `Waiting for ${partnerName(game)} to decide` : 'Go on, or stop?';
  }
  const areTheyReady = players.some(({ userId, ready }) => userId !== myId && ready);
  if (areTheyReady)
    return `Round ${roundNumber}: ${partnerNameCapitalized(game)} has sealed a word`;
  if (game.myTurn) return `Round ${roundNumber}: say a word`;
  return `Round ${roundNumber}: waiting for ${partnerName(game)}`;
}
