import type { Dance } from '@bee-jinx/contract/browser';

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
