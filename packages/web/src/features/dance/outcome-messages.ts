import type { Dance, PastDance } from '@bee-jinx/contract/browser';
import { partnerName, partnerNameCapitalized } from './partner-name.ts';

export function pastDanceLabel({ status, outcome, rounds, finalWords }: PastDance): string {
  if (outcome === 'jinx') return `Jinx in ${rounds}${finalWords ? `: ${finalWords[0]}` : ''}`;
  if (outcome === 'no_jinx') return `No jinx in ${rounds} rounds`;
  if (status === 'expired') return 'Ran out of time';
  return 'Ended early';
}

interface OutcomeDescription {
  title: string;
  line: string;
}

export function describeOutcome(game: Dance, myId: string): OutcomeDescription {
  const { status, outcome, rounds, endedBy } = game;
  const them = partnerNameCapitalized(game);
  const byMe = endedBy === myId;
  // Ended by neither player, although the other's account still exists.
  const byNeither = game.opponent ? `${them} can’t dance now.` : undefined;
  const canNot = endedBy === undefined ? (mergeMessage(game) ?? byNeither) : undefined;
  if (outcome === 'jinx')
    return { title: `Jinx in ${rounds.length}`, line: jinxMessage(game, myId) };
  switch (status) {
    case 'completed':
      return { title: 'No jinx', line: `${rounds.length} rounds, and never the same word.` };
    case 'declined':
      return {
        title: 'Not this time',
        line: byMe ? 'You turned it down.' : `${them} can’t dance now.`,
      };
    case 'withdrawn':
      return {
        title: canNot ? 'Not this time' : 'Taken back',
        line: canNot ?? (byMe ? 'You took your invite back.' : `${them} took the invite back.`),
      };
    case 'expired':
      return { title: 'Out of time', line: overdueMessage(game) };
    default:
      return {
        title: 'Ended early',
        line: canNot ?? (byMe ? 'You ended this dance.' : `${them} has left the dance.`),
      };
  }
}

function mergeMessage(game: Dance): string | undefined {
  if (game.endedByMerge === 'self') return 'You danced with yourself: you are one player now.';
  if (game.endedByMerge !== 'duplicate') return undefined;
  return `You and ${partnerName(game)} had another dance, and that one went on.`;
}

/** Names whom the dance waited for. */
function overdueMessage(game: Dance): string {
  const { overdue, opponent } = game;
  const them = partnerNameCapitalized(game);
  if (!overdue) return 'Nobody answered in time.';
  if (overdue.mine && overdue.theirs) return 'Neither of you answered in time.';
  if (overdue.mine) return `You missed it. ${them} was waiting for you.`;
  return opponent ? `${them} didn’t answer in time.` : 'Nobody opened your link in time.';
}

function jinxMessage(game: Dance, myId: string): string {
  const them = partnerName(game);
  const last = game.rounds.at(-1);
  const said = game.submissions.filter(({ round }) => round === last?.round);
  const mine = said.find(({ userId }) => userId === myId)?.word ?? '';
  const theirs = said.find(({ userId }) => userId !== myId)?.word ?? '';
  if (mine === theirs) return `You and ${them} said the same word.`;
  const verdict = last?.match === 'agreed' ? 'and you both said: that counts' : 'that counts';
  return `You said ${mine}, ${them} said ${theirs}: ${verdict}.`;
}
