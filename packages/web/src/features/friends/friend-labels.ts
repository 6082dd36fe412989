import type { CallReply, Friend } from '@bee-jinx/contract/browser';
import { tierLabels } from '@bee-jinx/game';
import type { DanceLabel, FriendToday, HeadToHead } from '../../domain/friends/friend.ts';

type Detail = CallReply<'readFriend'>;

export function friendStatusLabel({ openGame, playedToday, presence }: Friend): string {
  const about = [
    openGame && openGameLabel(openGame),
    presence === 'here' && 'here now',
    playedToday ? 'has played today' : 'hasn’t played today',
  ];
  const line = about.filter(Boolean).join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function openGameLabel({ status, myTurn }: NonNullable<Friend['openGame']>): string {
  if (status === 'invited') return myTurn ? 'invites you to dance' : 'invited to dance';
  return myTurn ? 'your turn' : 'their turn';
}

export function danceLabel(openGame: Friend['openGame']): DanceLabel {
  if (!openGame) return 'Dance';
  return openGame.myTurn ? 'Your turn' : 'See your dance';
}

/** A friend can be nudged only in a dance that waits for their word. */
export function canNudge({ openGame }: Friend): boolean {
  return openGame?.status === 'active' && !openGame.myTurn;
}

export function toFriendToday({ state, result }: Detail['today']): FriendToday {
  if (state === 'not_played') return 'notPlayed';
  if (!result) return 'hidden';
  if (result.outcome !== 'jinx' || !result.tier) return 'noJinx';
  return { rounds: result.rounds, tier: tierLabels[result.tier] };
}

export function replayPath({ result }: Detail['today']): string | undefined {
  return result?.replayId && `/r/${result.replayId}`;
}

export function toHeadToHead({ headToHead }: Detail): HeadToHead {
  const { games, jinxes, averageRounds, fewestRounds, currentRun } = headToHead;
  const isKnown = jinxes > 0;
  return {
    games,
    jinxes,
    averageRounds: isKnown ? averageRounds : null,
    fewestRounds,
    run: currentRun,
  };
}
