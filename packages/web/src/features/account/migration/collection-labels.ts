import type { CallReply, PuzzlePlayedTwice } from '@bee-jinx/contract/browser';
import { isolateBidi } from '../../../domain/friends/friend.ts';
import { createDateFormat } from '../../../platform/format-date-time.ts';
import type { OrphanedData } from './orphaned-data.ts';

type Collection = OrphanedData['collections'][number];

interface CollectionText {
  one: string;
  many: string;
  /** What happens to items that the account has too, in the singular and in the plural. */
  meets?: readonly [one: string, several: string];
}

const collectionTexts: Record<string, CollectionText> = {
  dailyGames: {
    one: 'daily game',
    many: 'daily games',
    meets: [
      'One of them you have in your account too; the one that was finished first stays.',
      'of them you have in your account too; the ones that were finished first stay.',
    ],
  },
  dances: {
    one: 'dance',
    many: 'dances',
    meets: [
      'One of them is open in your account too, with the same partner; that one goes on.',
      'of them are open in your account too, with the same partners; those go on.',
    ],
  },
  friends: {
    one: 'friend',
    many: 'friends',
    meets: [
      'One of them is your account’s friend already.',
      'of them are your account’s friends already.',
    ],
  },
  groups: {
    one: 'hive',
    many: 'hives',
    meets: [
      'Your account is in one of them already; you keep one place.',
      'of them your account is in already; you keep one place in each.',
    ],
  },
  joinRequests: {
    one: 'request to join a hive',
    many: 'requests to join hives',
    meets: [
      'Your account has asked one of these hives too, or is in it already.',
      'of these hives your account has asked too, or is in already.',
    ],
  },
  pairs: { one: 'pair you made', many: 'pairs you made' },
  swarms: { one: 'swarm', many: 'swarms' },
  sanctions: { one: 'sanction', many: 'sanctions' },
  buzz: { one: 'post', many: 'posts' },
  feedback: { one: 'piece of feedback', many: 'pieces of feedback' },
};

/** "3 daily games"; a collection unknown to this build keeps its own name. */
export function collectionLabel({ collection, moves }: Collection): string {
  const { one, many } = collectionTexts[collection] ?? { one: collection, many: collection };
  return `${moves} ${moves === 1 ? one : many}`;
}

/** "3 daily games and 1 friend came along." */
export function broughtAlongMessage(collections: readonly Collection[]): string {
  if (collections.length === 0) return 'There was nothing to bring along.';
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  return `${list.format(collections.map(collectionLabel))} came along.`;
}

export function streakMessage(days: number): string {
  if (days < 2) return 'All of it is in your account now.';
  return `Your streak is ${days} days now.`;
}

export function undoneMessage({
  displayName,
  returnsHere = true,
  collections,
}: CallReply<'undoMigration'>): string {
  const name = isolateBidi(displayName);
  const stayed = collections.reduce((sum, one) => sum + one.stayed, 0);
  const kept =
    stayed === 0
      ? ''
      : ` ${stayed} of them ${stayed === 1 ? 'was' : 'were'} played on, so ${stayed === 1 ? 'it stays' : 'they stay'} here.`;
  const where = returnsHere ? '' : ' where you brought them along from';
  return `Those games are with ${name} again.${kept} Sign out${where} to play on as ${name}.`;
}

/** "jinx in 3", "no jinx in 4", "2 rounds so far". */
export function resultLabel({ status, rounds }: PuzzlePlayedTwice['account']): string {
  if (status === 'won') return `jinx in ${rounds}`;
  const inRounds = `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
  return status === 'lost' ? `no jinx in ${inRounds}` : `${inRounds} so far`;
}

export const formatPuzzleDay = createDateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

export function collectionConflictMessage({ collection, meets }: Collection): string | undefined {
  const [one, several] = collectionTexts[collection]?.meets ?? [];
  if (meets === 0 || one === undefined) return undefined;
  return meets === 1 ? one : `${meets} ${several}`;
}
