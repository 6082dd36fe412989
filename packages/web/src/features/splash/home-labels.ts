import type { ArchivedPuzzle, Home } from '@bee-jinx/contract/browser';
import { dateOfPuzzle } from '@bee-jinx/game';
import { isolateBidi } from '../../domain/friends/friend.ts';
import { hivePath } from '../../domain/hives/groups.ts';
import { dancePath } from '../../domain/play/dance-path.ts';

type Result = ArchivedPuzzle['result'];

/** Whether there is anything to tell; an opened game without a word is nothing yet. */
export function hasNews({ today, yesterday, dances, hives, recaps = [] }: Home): boolean {
  const isPlayed = (result: Result) => isOver(result) || (result?.rounds ?? 0) > 0;
  return (
    isPlayed(today.result) ||
    isPlayed(yesterday?.result) ||
    [dances, hives, recaps].some(({ length }) => length > 0)
  );
}

/** Two lines: today's pair, and yesterday's. */
export function homeHeadline({ today, yesterday }: Home): [string, string] {
  return [
    todayLine(today.result),
    isOver(yesterday?.result)
      ? `Yesterday: ${outcomeLabel(yesterday?.result)}.`
      : nextLine(today.result),
  ];
}

function todayLine(result: Result): string {
  if (isOver(result)) return `Today: ${outcomeLabel(result)}.`;
  return result && result.rounds > 0
    ? `You are in round ${result.rounds + 1}.`
    : 'Today’s pair is waiting.';
}

function nextLine(result: Result): string {
  if (isOver(result)) return 'A new pair at midnight.';
  return result && result.rounds > 0 ? 'The bee has sealed its word.' : 'Say the same as the bee.';
}

const isOver = (result: Result) => result !== undefined && result.status !== 'playing';

const outcomeLabel = (result: Result) =>
  result?.status === 'won' ? `jinx in ${result.rounds}` : 'no jinx';

export interface HomeRow {
  to: string;
  text: string;
  /** Somebody waits for the player. */
  isDue: boolean;
}

export function homeRows({ dances, hives, recaps = [] }: Home): HomeRow[] {
  const [hive] = hives;
  return [
    ...danceRows(dances),
    ...recaps.map((recap) => ({
      to: `/recap/${recap.period}`,
      text: recapLabel(recap),
      isDue: false,
    })),
    ...(hive ? [{ to: hivePath(hive.groupId), text: hiveLabel(hive), isDue: false }] : []),
  ];
}

/** One leads to that dance, several to the list. */
function danceRows(dances: Home['dances']): HomeRow[] {
  const [first] = dances;
  if (!first) return [];
  const turns = dances.filter(({ isInvite }) => !isInvite);
  if (dances.length > 1) {
    const text =
      turns.length > 1
        ? `Your turn in ${turns.length} dances`
        : `${dances.length} dances wait for you`;
    return [{ to: '/jinx/dance', text, isDue: true }];
  }
  const partner = isolateBidi(first.partner ?? 'Somebody');
  const text = first.isInvite ? `${partner} invites you to dance` : `Your turn with ${partner}`;
  return [{ to: dancePath(first.gameId), text, isDue: true }];
}

const hiveLabel = ({ name, members, finished }: Home['hives'][number]) =>
  finished === members
    ? `${isolateBidi(name)}: all ${members} played today`
    : `${isolateBidi(name)}: ${finished} of ${members} played today`;

function recapLabel({ period, played, jinxes }: NonNullable<Home['recaps']>[number]): string {
  const pairs = `${played} ${played === 1 ? 'pair' : 'pairs'}`;
  const found = jinxes === 0 ? '' : `, ${jinxes} ${jinxes === 1 ? 'jinx' : 'jinxes'}`;
  return `Your ${period} in words: ${pairs}${found}`;
}

/** What is known on a later day: yesterday's result, if it was today's then. */
export function carryOverHome(home: Home, date: string): Home | undefined {
  const { puzzleNumber, activeDate } = home.today;
  if (activeDate === date) return home;
  if (dateOfPuzzle(puzzleNumber + 1) !== date) return undefined;
  return {
    today: { puzzleNumber: puzzleNumber + 1, activeDate: date },
    yesterday: home.today,
    dances: home.dances,
    hives: [],
  };
}
